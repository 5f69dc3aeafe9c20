import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import classes from './field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>;

export function TextArea({ label, help, error, optional, aside, ...input }: Props) {
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
        <div className={classes.box}>
          <textarea className={classes.area} {...input} {...wiring} />
        </div>
      )}
    </Field>
  );
}
