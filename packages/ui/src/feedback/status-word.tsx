import type { ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import type { Status } from './status-glyph.tsx';
import classes from './status.module.css';

type Props = { readonly of: Status; readonly children: ReactNode };

export function StatusWord({ of, children }: Props) {
  return (
    <span className={classes.word} data-status={of}>
      <StatusGlyph of={of} />
      {children}
    </span>
  );
}
