import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode, useSyncExternalStore } from 'react';
import { canEncrypt } from '../../../features/accounts/encrypt-password.ts';
import { waitingSignIn } from '../../../platform/person/enter-with.ts';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';
import { useUnlinkedChatApp } from '../../../platform/person/unlinked-chat-app.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useLandingAhead } from '../../use-landing-ahead.ts';
import { LinkedText } from '../../shell/linked-text.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { LoginLink } from './login-link.tsx';
import { searchOfLogin } from './login-modes.ts';
import { SignInTabs } from './sign-in-tabs.tsx';
import classes from './login-page.module.css';

const RegisterForm = lazy(async () => ({
  default: (await import('../../../features/accounts/components/register-form.tsx')).RegisterForm,
}));
const RetrievePasswordForm = lazy(async () => ({
  default: (await import('../../../features/accounts/components/retrieve-password-form.tsx'))
    .RetrievePasswordForm,
}));

const UnlinkedNote = lazy(async () => ({
  default: (await import('../../../features/chat-app/components/unlinked-note.tsx')).UnlinkedNote,
}));

const SecondStep = lazy(async () => ({
  default: (await import('./second-step.tsx')).SecondStep,
}));

const noWays = { mobile: false, email: false, chatApp: false, passkey: false };

export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { redirect, mode } = useSearch({ from: '/login' });
  const navigate = useNavigate({ from: '/login' });
  const ways = useQuery(frameSettingsQuery).data?.signInWays ?? noWays;
  const canSendCodes = ways.mobile || ways.email;
  useLandingAhead(redirect);
  const waiting = useSyncExternalStore(waitingSignIn.subscribe, waitingSignIn.get);

  if (waiting !== undefined) return <SecondStepCard token={waiting} />;
  if (mode === 'register' && canSendCodes) {
    return (
      <SignInCard title={t('register.title')} aside={<ToSignIn />}>
        <RegisterForm ways={ways} agreement={<LinkedText text={t('register.accept')} to="/account" />} />
      </SignInCard>
    );
  }
  if (mode === 'retrieve' && canSendCodes) {
    const toSignIn = () => void navigate({ search: searchOfLogin(redirect, undefined) });
    return (
      <SignInCard title={t('retrieve.title')} text={t('retrieve.text')} aside={<ToSignIn />}>
        <RetrievePasswordForm ways={ways} onDone={toSignIn} />
      </SignInCard>
    );
  }
  const way = mode === 'code' || mode === 'wechat' ? mode : undefined;
  return (
    <SignInCard title={t('signIn.title')} aside={canSendCodes ? <ToRegister /> : null}>
      <SignInTabs way={way} ways={ways} />
      <p className={classes.note}>
        <LinkedText text={t('signIn.accept')} to="/account" />
      </p>
    </SignInCard>
  );
}

function SecondStepCard({ token }: { readonly token: string }) {
  return (
    <PublicFrame aside={null}>
      <div className={classes.column}>
        <Suspense>
          <SecondStep token={token} />
        </Suspense>
      </div>
    </PublicFrame>
  );
}

type SignInCardProps = {
  readonly title: string;
  readonly text?: string;
  /** Link to another of the sign-in forms. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

function SignInCard({ title, text, aside, children }: SignInCardProps) {
  const { t } = useTranslation('accounts');
  const hasUnlinked = useUnlinkedChatApp() !== undefined;
  return (
    <PublicFrame aside={aside}>
      <div className={classes.column}>
        <h1 className={classes.title}>{title}</h1>
        {text === undefined ? null : <p className={classes.text}>{text}</p>}
        {hasUnlinked ? (
          <Suspense>
            <UnlinkedNote />
          </Suspense>
        ) : null}
        {canEncrypt ? <Suspense>{children}</Suspense> : <p role="alert">{t('signIn.needsHttps')}</p>}
      </div>
    </PublicFrame>
  );
}

function ToRegister() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <span className={classes.question}>{t('signIn.newHere')}</span>
      <LoginLink mode="register" className={classes.other ?? ''}>
        {t('signIn.register')}
      </LoginLink>
    </>
  );
}

function ToSignIn() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <span className={classes.question}>{t('signIn.hasAccount')}</span>
      <LoginLink mode={undefined} className={classes.other ?? ''}>
        {t('signIn.title')}
      </LoginLink>
    </>
  );
}
