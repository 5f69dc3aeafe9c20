import { stripPassword } from '@tapwright/domain/account-rules';
import { PasswordField } from '@tapwright/ui/forms/password-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Name = 'password' | 'confirm';

type Props = {
  readonly label: string;
  readonly fields: {
    readonly values: Readonly<Record<Name, string>>;
    readonly errorOf: (name: Name) => string | undefined;
    readonly set: (name: Name, text: string) => void;
    readonly leave: (name: Name) => void;
  };
};

/** A new password and its repetition; what a password may not hold does not get in. */
export function NewPasswordFields({ label, fields }: Props) {
  const { t } = useTranslation('accounts');
  const { values, errorOf, set, leave } = fields;
  return (
    <>
      <PasswordField
        size="large"
        name="password"
        label={label}
        showLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        help={t('password.help')}
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', stripPassword(event.target.value))}
        onBlur={() => leave('password')}
      />
      <PasswordField
        size="large"
        name="confirm"
        label={t('password.confirm')}
        showLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        value={values.confirm}
        error={errorOf('confirm')}
        onChange={(event) => set('confirm', stripPassword(event.target.value))}
        onBlur={() => leave('confirm')}
      />
    </>
  );
}
