import { useRef } from 'react';
import type { CodeType } from '@tapwright/contracts/account-codes';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { findContact } from './contact-field.ts';

type Name = 'account' | 'code';
type Fields = {
  readonly values: Readonly<Record<Name, string>>;
  readonly errorOf: (name: Name) => string | undefined;
  readonly set: (name: Name, text: string) => void;
  readonly leave: (name: Name) => void;
  readonly judge: (name: Name) => void;
  readonly refuse: (errors: Readonly<Record<string, string>>) => void;
};

/** What the fields for an account and for the code that proves it need of a form that has both. */
export function useProvenAccount(fields: Fields, type: CodeType, ways: FrameSettings['signInWays']) {
  const accountInput = useRef<HTMLInputElement>(null);
  const { values, errorOf, set, leave, judge, refuse } = fields;
  const account = findContact(ways, values.account);
  return {
    account,
    accountField: {
      ref: accountInput,
      value: values.account,
      error: errorOf('account'),
      onChange: (text: string) => set('account', text),
      onBlur: () => leave('account'),
    },
    codeField: {
      type,
      account,
      onAccountMissing: () => {
        judge('account');
        accountInput.current?.focus();
      },
      onAccountRefused: (text: string) => {
        refuse({ account: text });
        accountInput.current?.focus();
      },
      value: values.code,
      error: errorOf('code'),
      onChange: (code: string) => set('code', code),
      onBlur: () => leave('code'),
    },
  };
}
