import { lazy, Suspense, type ReactNode } from 'react';
import { stripPassword } from '@tapwright/domain/account-rules';
import { PasswordField } from '@tapwright/ui/forms/password-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useSignInForm } from '../use-sign-in-form.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';

const CaptchaField = lazy(async () => ({ default: (await import('./captcha-field.tsx')).CaptchaField }));

type Props = {
  /** Next to the password's name: the way to a new one. */
  readonly forgot?: ReactNode;
};

export function SignInForm({ forgot }: Props) {
  const { t } = useTranslation('accounts');
  const { fields, captcha, isPending, refusal, secondsLeft, change, passCaptcha, submit } = useSignInForm();
  const { values, errorOf, leave } = fields;
  return (
    <AccountForm
      submitText={secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('signIn.submit')}
      isPending={isPending}
      isWaiting={secondsLeft > 0}
      onSubmit={submit}
    >
      <AccountField
        label={t('signIn.account')}
        value={values.account}
        error={errorOf('account')}
        onChange={(text) => change('account', text)}
        onBlur={() => leave('account')}
      />
      <PasswordField
        size="large"
        name="password"
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        aside={forgot}
        value={values.password}
        error={errorOf('password') ?? refusal}
        onChange={(event) => change('password', stripPassword(event.target.value))}
        onBlur={() => leave('password')}
      />
      {captcha.state === 'absent' ? null : (
        <Suspense fallback={null}>
          <CaptchaField key={captcha.round} purpose="signIn" size="large" onPassed={passCaptcha} />
        </Suspense>
      )}
    </AccountForm>
  );
}
