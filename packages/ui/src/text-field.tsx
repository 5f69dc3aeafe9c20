import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import classes from './field.module.css';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className' | 'children'> & {
    readonly size?: 'normal' | 'large';
  };

export function TextField({ label, help, error, optional, aside, size = 'normal', ...input }: Props) {
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
        <div className={classes.box} data-size={size}>
          <input className={classes.input} type="text" {...input} {...wiring} />
        </div>
      )}
    </Field>
  );
}
