import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import classes from './field.module.css';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className' | 'children'> & {
    readonly size?: 'normal' | 'large';
    /** On the line of the input, after it, such as a button. */
    readonly trailing?: ReactNode;
  };

export function TextField({
  label,
  help,
  error,
  optional,
  aside,
  size = 'normal',
  trailing,
  ...input
}: Props) {
  const texts = {
    label,
    help,
    aside,
    ...(error === undefined ? {} : { error }),
    ...(optional ? { optional } : {}),
  };
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className={classes.line}>
          <div className={classes.box} data-size={size}>
            <input className={classes.input} type="text" {...input} {...wiring} />
          </div>
          {trailing}
        </div>
      )}
    </Field>
  );
}
