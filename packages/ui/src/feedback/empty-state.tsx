import type { ReactNode } from 'react';
import classes from './view-state.module.css';

type Props = {
  readonly title: string;
  /** All that the page has. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
};

export function EmptyState({ title, isPage = false, children, actions, note }: Props) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={classes.block}>
      <Title className={classes.title}>{title}</Title>
      <div className={classes.text}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {note ? <p className={classes.note}>{note}</p> : null}
    </section>
  );
}
