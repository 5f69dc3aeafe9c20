import type { ReactNode } from 'react';
import classes from './terms-dialog.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** A choice names itself to those who hear it; its words stand beside it for those who see it. */
export function TermsRow({ label, children }: Props) {
  return (
    <div className={classes.row}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
