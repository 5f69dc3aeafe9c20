import type { ReactNode } from 'react';
import classes from './tile-strip.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** Eight tiles in one row, four by two, or two by four, as the room allows. */
export function TileStrip({ label, children }: Props) {
  return (
    <div className={classes.room} role="group" aria-label={label}>
      <div className={classes.strip}>{children}</div>
    </div>
  );
}
