import { verificationCode } from '@tapwright/contracts/account-fields';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { signInByCode } from '../api/sign-in.ts';
import { chooseContactField } from '../contact-field.ts';
import { typedAccount } from '../typed-account.ts';
import { useAccountMutation } from '../use-account-mutation.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useProvenAccount } from '../use-proven-account.ts';
import { AccountField } from './account-field.tsx';
import { CodeField } from './code-field.tsx';
import { AccountForm } from './account-form.tsx';

export function CodeSignInForm({ ways }: { readonly ways: FrameSettings['signInWays'] }) {
  const { t } = useTranslation('accounts');
  const contact = chooseContactField(ways);
  const fields = useForm({ account: typedAccount.get(), code: '' }, () => ({
    account: contact.schema,
    code: verificationCode,
  }));
  const { account, accountField, codeField } = useProvenAccount(fields, 'login', ways);
  const { submit, isPending, refusal } = useAccountMutation({
    send: signInByCode,
    onFieldErrors: fields.refuse,
  });
  const send = () => {
    const wrong = fields.check();
    if (wrong.length === 0 && account !== undefined) submit({ account, code: fields.values.code });
    return wrong;
  };
  return (
    <AccountForm submitText={t('signIn.submit')} isPending={isPending} refusal={refusal} onSubmit={send}>
      <AccountField label={t(contact.label)} {...accountField} />
      <CodeField size="large" {...codeField} />
    </AccountForm>
  );
}
