import type { ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import classes from './view-state.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Time and request number. */
  readonly note?: ReactNode;
};

export function ErrorState({ title, children, actions, note }: Props) {
  return (
    <section className={classes.block} role="alert">
      <h2 className={classes.title}>
        <StatusGlyph of="refused" size={16} />
        {title}
      </h2>
      <div className={classes.text}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {note ? <p className={classes.note}>{note}</p> : null}
    </section>
  );
}
