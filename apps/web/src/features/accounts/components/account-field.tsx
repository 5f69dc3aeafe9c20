import type { Ref } from 'react';
import { TextField } from '@tapwright/ui/forms/text-field';
import { typedAccount } from '../typed-account.ts';

type Props = {
  readonly label: string;
  readonly help?: string | undefined;
  /** Beside the label, also while something is wrong. */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (account: string) => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

export function AccountField({ onChange, hint, ...field }: Props) {
  return (
    <TextField
      size="large"
      name="account"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
      {...field}
      {...(hint === undefined ? {} : { optional: hint })}
      onChange={(event) => {
        typedAccount.set(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
