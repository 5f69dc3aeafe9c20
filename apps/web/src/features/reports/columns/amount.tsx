import type { ReactNode } from 'react';
import classes from '../report.module.css';

type Props = { readonly converted: boolean; readonly children: ReactNode };

/** A figure; one that was converted is marked, and the foot says how. */
export function Amount({ converted, children }: Props) {
  return (
    <>
      {converted ? <span className={classes.approx}>≈</span> : null}
      {children}
    </>
  );
}
