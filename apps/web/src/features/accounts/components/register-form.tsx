import type { ReactNode } from 'react';
import { verificationCode } from '@tapwright/contracts/account-fields';
import type { FrameSettings } from '@tapwright/contracts/frame';
import * as z from 'zod/mini';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { register } from '../api/register.ts';
import { chooseContactField } from '../contact-field.ts';
import { typedAccount } from '../typed-account.ts';
import { newPasswordSchemas } from '../new-password-schemas.ts';
import { useAccountMutation } from '../use-account-mutation.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useProvenAccount } from '../use-proven-account.ts';
import { AccountField } from './account-field.tsx';
import { AgreementBox } from './agreement-box.tsx';
import { CodeField } from './code-field.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = {
  readonly ways: FrameSettings['signInWays'];
  /** The words beside the box, with the link to what is accepted. */
  readonly agreement: ReactNode;
};

const agreement = z.string().check(z.minLength(1, 'accounts:rules.agreement'));

export function RegisterForm({ ways, agreement: agreementText }: Props) {
  const { t } = useTranslation('accounts');
  const contact = chooseContactField(ways);
  const nothing = { account: typedAccount.get(), code: '', password: '', confirm: '', agreement: '' };
  const fields = useForm(nothing, (typed) => ({
    account: contact.schema,
    code: verificationCode,
    ...newPasswordSchemas(typed),
    agreement,
  }));
  const { account, accountField, codeField } = useProvenAccount(fields, 'register', ways);
  const { submit, isPending, refusal } = useAccountMutation({ send: register, onFieldErrors: fields.refuse });
  const help = helpFor(ways, accountField.value);
  const send = () => {
    const { code, password } = fields.values;
    const wrong = fields.check();
    if (wrong.length === 0 && account !== undefined) submit({ account, code, password });
    return wrong;
  };
  return (
    <AccountForm submitText={t('register.submit')} isPending={isPending} refusal={refusal} onSubmit={send}>
      <AccountField
        {...accountField}
        label={t(contact.label)}
        hint={ways.mobile ? t('register.whichNumber') : undefined}
        help={help === undefined ? undefined : t(`register.${help}`)}
      />
      <CodeField size="large" {...codeField} />
      <NewPasswordFields label={t('signIn.password')} fields={fields} />
      <AgreementBox
        isChecked={fields.values.agreement !== ''}
        error={fields.errorOf('agreement')}
        onChange={(isChecked) => fields.set('agreement', isChecked ? 'accepted' : '')}
      >
        {agreementText}
      </AgreementBox>
    </AccountForm>
  );
}

/** What an e-mail is enough for, before one of them is typed. */
function helpFor({ mobile, email }: Props['ways'], typed: string) {
  if (!mobile || typed.includes('@')) return 'emailHelp';
  return email ? 'eitherHelp' : undefined;
}
