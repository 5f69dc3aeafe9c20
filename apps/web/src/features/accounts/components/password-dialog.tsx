import { PasswordField } from '@tapwright/ui/forms/password-field';
import { stripPassword } from '@tapwright/domain/account-rules';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changePassword } from '../api/change-own-account.ts';
import { changePasswordSchemas } from '../prepare-password.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useLeaveAfterPassword } from '../use-leave-after-password.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import classes from './password-dialog.module.css';

const first = { oldPwd: '', newPwd: '', confirm: '' };
const fields = [
  { name: 'oldPwd', label: 'password.old', autoComplete: 'current-password' },
  { name: 'newPwd', label: 'password.new', autoComplete: 'new-password' },
  { name: 'confirm', label: 'password.confirm', autoComplete: 'new-password' },
] as const;

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['personal', 'accounts']);
  const leaveConsole = useLeaveAfterPassword();
  const { form, values, isPending, errorOf, set, leave, submit } = useSentForm({
    first,
    rulesOf: changePasswordSchemas,
    send: changePassword,
    onDone: leaveConsole,
    failed: t('password.failed'),
  });
  return (
    <FormDialog
      title={t('password.changeTitle')}
      submit={t('password.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(label)}
          showLabel={t('accounts:signIn.showPassword')}
          autoComplete={autoComplete}
          {...(name === 'oldPwd' ? { 'data-autofocus': true } : {})}
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
