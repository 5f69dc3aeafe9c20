import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import classes from './accounts-desk.module.css';

type Props = {
  readonly label: string;
  readonly searched: string;
  readonly onSearch: (search: string) => void;
};

/** Asks when the typing rests, or at once with Enter. */
export function AccountSearch({ label, searched, onSearch }: Props) {
  const [typed, setTyped] = useState(searched);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => onSearch(wanted), searchDebounceMs);
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
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
