import { useState } from 'react';
import classes from './pager.module.css';

type Props = {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
};

/** A number beyond the last page leads to the last one. */
export function PageJumper({ label, page, pages, onGo }: Props) {
  const [typed, setTyped] = useState('');
  const jump = () => {
    const wanted = Math.min(Number(typed), pages);
    setTyped('');
    if (wanted >= 1 && wanted !== page) onGo(wanted);
  };
  return (
    <label className={classes.jumper}>
      {label}
      <input
        className={classes.number}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        placeholder={String(page)}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 7))}
        onBlur={jump}
        onKeyDown={({ key }) => {
          if (key === 'Enter') jump();
        }}
      />
    </label>
  );
}
