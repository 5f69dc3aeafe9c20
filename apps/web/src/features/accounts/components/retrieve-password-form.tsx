import { verificationCode } from '@tapwright/contracts/account-fields';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { retrievePassword } from '../api/register.ts';
import { chooseContactField } from '../contact-field.ts';
import { typedAccount } from '../typed-account.ts';
import { newPasswordSchemas } from '../new-password-schemas.ts';
import { useAccountMutation } from '../use-account-mutation.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useProvenAccount } from '../use-proven-account.ts';
import { AccountField } from './account-field.tsx';
import { CodeField } from './code-field.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = {
  readonly ways: FrameSettings['signInWays'];
  /** The new password is set: on to signing in with it. */
  readonly onDone: () => void;
};

export function RetrievePasswordForm({ ways, onDone }: Props) {
  const { t, i18n } = useTranslation('accounts');
  const contact = chooseContactField(ways);
  const nothing = { account: typedAccount.get(), code: '', password: '', confirm: '' };
  const fields = useForm(nothing, (typed) => ({
    account: contact.schema,
    code: verificationCode,
    ...newPasswordSchemas(typed),
  }));
  const { account, accountField, codeField } = useProvenAccount(fields, 'retrieve', ways);
  const { submit, isPending, refusal } = useAccountMutation({
    send: retrievePassword,
    onFieldErrors: fields.refuse,
    onSent: () => {
      showToast({ tone: 'good', text: i18n.t('errors:passwordChanged') });
      onDone();
    },
  });
  const send = () => {
    const { code, password } = fields.values;
    const wrong = fields.check();
    if (wrong.length === 0 && account !== undefined) submit({ account, code, password });
    return wrong;
  };
  return (
    <AccountForm submitText={t('retrieve.submit')} isPending={isPending} refusal={refusal} onSubmit={send}>
      <AccountField label={t(contact.label)} {...accountField} />
      <CodeField size="large" {...codeField} />
      <NewPasswordFields label={t('retrieve.password')} fields={fields} />
    </AccountForm>
  );
}
