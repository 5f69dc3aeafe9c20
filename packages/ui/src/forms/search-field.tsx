import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './search-field.module.css';

type Props = {
  readonly label: string;
  /** What is asked for now. */
  readonly searched: string;
  /** The typing rests after so long. */
  readonly restMs: number;
  readonly maxLength?: number;
  readonly onSearch: (search: string) => void;
};

/** Asks when the typing rests, or at once with Enter. */
export function SearchField({ label, searched, restMs, maxLength = 254, onSearch }: Props) {
  const [typed, setTyped] = useState(searched);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => onSearch(wanted), restMs);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(wanted);
      }}
    >
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
