import type { ReactNode } from 'react';
import { StatusGlyph } from '../feedback/status-glyph.tsx';
import classes from './field.module.css';

type Props = { readonly id?: string; readonly error?: string | undefined; readonly help?: ReactNode };

/** Under a field: what is wrong takes the place of the help. */
export function FieldNote({ id, error, help }: Props) {
  return (
    <div id={id} aria-live="polite">
      {error === undefined ? (
        help ? (
          <p className={classes.help}>{help}</p>
        ) : null
      ) : (
        <p className={classes.error}>
          <StatusGlyph of="refused" />
          {error}
        </p>
      )}
    </div>
  );
}
