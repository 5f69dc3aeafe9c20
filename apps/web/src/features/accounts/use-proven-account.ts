import { useRef } from 'react';
import type { CodeType } from '@tapwright/contracts/account-codes';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { findContact } from './contact-field.ts';
import type { useFields } from '../../platform/use-fields.ts';

type Fields = ReturnType<typeof useFields<'account' | 'code'>>;

/** What the fields for an account and for the code that proves it need of a form that has both. */
export function useProvenAccount(
  fields: Pick<Fields, 'typed' | 'errorOf' | 'change' | 'leave' | 'judge' | 'tell'>,
  type: CodeType,
  ways: FrameSettings['signInWays'],
) {
  const accountInput = useRef<HTMLInputElement>(null);
  const { typed, errorOf, change, leave, judge, tell } = fields;
  const account = findContact(ways, typed.account);
  return {
    account,
    accountField: {
      ref: accountInput,
      value: typed.account,
      error: errorOf('account'),
      onChange: (text: string) => change('account', text),
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
        tell({ account: text });
        accountInput.current?.focus();
      },
      value: typed.code,
      error: errorOf('code'),
      onChange: (code: string) => change('code', code),
      onBlur: () => leave('code'),
    },
  };
}
