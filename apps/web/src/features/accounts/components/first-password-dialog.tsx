import { PasswordField } from '@tapwright/ui/forms/password-field';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { stripPassword } from '@tapwright/domain/account-rules';
import type { UserView } from '@tapwright/contracts/accounts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { setPassword } from '../api/change-own-account.ts';
import { firstPasswordSchemas } from '../prepare-password.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useLeaveAfterPassword } from '../use-leave-after-password.ts';
import { CodeField } from './code-field.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import classes from './password-dialog.module.css';

type Props = { readonly person: UserView; readonly onClose: () => void };

const fields = [
  { name: 'newPwd', label: 'password.new' },
  { name: 'confirm', label: 'password.confirm' },
] as const;

/** For who came by chat-app: a code to an address of theirs stands for the old password. */
export function FirstPasswordDialog({ person, onClose }: Props) {
  const { t } = useTranslation(['personal', 'accounts']);
  const leaveConsole = useLeaveAfterPassword();
  const addresses = [person.mobile, person.email].filter((address) => address !== null);
  const { form, values, isPending, errorOf, set, leave, submit } = useSentForm({
    first: { account: addresses[0] ?? '', code: '', newPwd: '', confirm: '' },
    rulesOf: firstPasswordSchemas,
    send: setPassword,
    onDone: leaveConsole,
    failed: t('password.failed'),
  });
  return (
    <FormDialog
      title={t('password.setTitle')}
      submit={t('password.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {addresses.length === 0 ? <p role="alert">{t('password.needsAddress')}</p> : null}
      {addresses.length > 1 ? (
        <Segmented
          label={t('password.sendTo')}
          value={values.account}
          options={addresses.map((address) => ({ value: address, label: address }))}
          onChange={(address) => set('account', address)}
        />
      ) : null}
      <CodeField
        {...(values.account === '' ? {} : { label: t('password.codeTo', { account: values.account }) })}
        type="change"
        account={values.account || undefined}
        onAccountMissing={() => undefined}
        onAccountRefused={() => undefined}
        value={values.code}
        error={errorOf('code') ?? errorOf('account')}
        onChange={(code) => set('code', code)}
        onBlur={() => leave('code')}
      />
      {fields.map(({ name, label }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(label)}
          showLabel={t('accounts:signIn.showPassword')}
          autoComplete="new-password"
          value={values[name]}
          error={errorOf(name)}
          onChange={(event) => set(name, stripPassword(event.target.value))}
          onBlur={() => leave(name)}
        />
      ))}
      <p className={classes.note}>{t('password.note')}</p>
    </FormDialog>
  );
}
