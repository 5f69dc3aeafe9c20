import type { ReactNode } from 'react';
import classes from './fact.module.css';

type Props = { readonly name: string; readonly children: ReactNode; readonly action?: ReactNode };

/** A row: what it is, what it says, and what can be done about it. */
export function Fact({ name, children, action }: Props) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>
        <span className={classes.text}>{children}</span>
        {action}
      </dd>
    </div>
  );
}
