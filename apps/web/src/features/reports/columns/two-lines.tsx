import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

type Props = { readonly children: ReactNode; readonly under: string | undefined };

/** A name, and what it is in, in a row as high as any other. */
export function TwoLines({ children, under }: Props) {
  if (under === undefined) return children;
  return (
    <>
      <span className={classes.first}>{children}</span>
      <span className={classes.second}>{under}</span>
    </>
  );
}
