import type { ReactNode } from 'react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import classes from './creation.module.css';

type Props = { readonly error?: string | undefined; readonly help?: ReactNode };

/** Under a field that is none of the form parts: what is wrong takes the place of the help. */
export function FieldNote({ error, help }: Props) {
  return (
    <div aria-live="polite">
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
