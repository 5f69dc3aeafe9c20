import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { canEncrypt } from '../../features/accounts/encrypt-password.ts';
import { LinkedText } from '../shell/linked-text.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';
import classes from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <PublicFrame>
      <div className={classes.column}>
        <h1 className={classes.title}>{t('signIn.title')}</h1>
        {canEncrypt ? <SignInForm /> : <p role="alert">{t('signIn.needsHttps')}</p>}
        <p className={classes.note}>
          <LinkedText text={t('signIn.accept')} to="/account" />
        </p>
      </div>
    </PublicFrame>
  );
}
