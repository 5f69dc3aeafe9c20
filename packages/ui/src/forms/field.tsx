import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { FieldNote } from './field-note.tsx';

export type FieldTexts = {
  readonly label: string;
  readonly help?: ReactNode;
  /** Takes the place of the help while it holds. */
  readonly error?: string | undefined;
  /** The word "optional"; required is not marked. */
  readonly optional?: string;
  /** At the right end of the label's line, such as a link; by the keyboard it comes after the field. */
  readonly aside?: ReactNode;
};

type Wiring = {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
};

type Props = FieldTexts & { readonly children: (wiring: Wiring) => ReactNode };

export function Field({ label, help, error, optional, aside, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classes.field} data-aside={aside ? true : undefined}>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
          {optional ? <span className={classes.optional}>{optional}</span> : null}
        </label>
      </div>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': error !== undefined })}
      <FieldNote id={noteId} error={error} help={help} />
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  );
}
