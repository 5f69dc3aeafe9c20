import type { ReactNode } from 'react';
import classes from './page-head.module.css';

type Props = {
  readonly title: string;
  /** Above the title, inside an object. */
  readonly path?: ReactNode;
  /** Next to the title: the page's filter, or status and facts. */
  readonly children?: ReactNode;
  /** At the right end: range and one primary button. */
  readonly actions?: ReactNode;
};

export function PageHead({ title, path, children, actions }: Props) {
  return (
    <header className={classes.head}>
      <div className={classes.name}>
        {path ? <div className={classes.path}>{path}</div> : null}
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
