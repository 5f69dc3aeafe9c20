import type { ReactNode } from 'react';
import classes from './view-state.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
};

export function EmptyState({ title, children, actions, note }: Props) {
  return (
    <section className={classes.block}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {note ? <p className={classes.note}>{note}</p> : null}
    </section>
  );
}
