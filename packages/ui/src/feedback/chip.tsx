import type { ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import type { Status } from './status-glyph.tsx';
import classes from './chip.module.css';

type Props = {
  readonly tone: 'accent' | 'warn' | 'danger' | 'quiet';
  readonly glyph?: Status;
  readonly children: ReactNode;
};

/** Only for a state that asks something of the reader. */
export function Chip({ tone, glyph, children }: Props) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {glyph ? <StatusGlyph of={glyph} /> : null}
      {children}
    </span>
  );
}
