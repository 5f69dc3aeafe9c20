import { useTranslation } from 'react-i18next';
import { stripPassword } from '@tapwright/domain/account-rules';
import { PasswordField } from '@tapwright/ui/forms/password-field';
import type { useFields } from '../../../platform/use-fields.ts';

type Fields = ReturnType<typeof useFields<'password' | 'confirm'>>;

type Props = {
  readonly label: string;
  readonly fields: Pick<Fields, 'typed' | 'errorOf' | 'change' | 'leave'>;
};

/** A new password and its repetition; what a password may not hold does not get in. */
export function NewPasswordFields({ label, fields }: Props) {
  const { t } = useTranslation('accounts');
  const { typed, errorOf, change, leave } = fields;
  return (
    <>
      <PasswordField
        size="large"
        name="password"
        label={label}
        showLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        help={t('password.help')}
        value={typed.password}
        error={errorOf('password')}
        onChange={(event) => change('password', stripPassword(event.target.value))}
        onBlur={() => leave('password')}
      />
      <PasswordField
        size="large"
        name="confirm"
        label={t('password.confirm')}
        showLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        value={typed.confirm}
        error={errorOf('confirm')}
        onChange={(event) => change('confirm', stripPassword(event.target.value))}
        onBlur={() => leave('confirm')}
      />
    </>
  );
}
