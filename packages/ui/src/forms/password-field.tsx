import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import classes from './field.module.css';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className' | 'children' | 'type'> & {
    readonly size?: 'normal' | 'large';
    /** Name of the eye: "Show password". */
    readonly showLabel: string;
  };

export function PasswordField({
  label,
  help,
  error,
  optional,
  aside,
  size = 'normal',
  showLabel,
  ...input
}: Props) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
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
        <div className={classes.box} data-size={size} data-eye>
          <input
            className={classes.input}
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            type={shown ? 'text' : 'password'}
            {...wiring}
          />
          <button
            type="button"
            className={classes.eye}
            aria-label={showLabel}
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Eye size={16} />
          </button>
        </div>
      )}
    </Field>
  );
}
