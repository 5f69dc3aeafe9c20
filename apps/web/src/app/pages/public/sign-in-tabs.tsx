import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { SignInForm } from '../../../features/accounts/components/sign-in-form.tsx';
import { hasPasskeys } from '../../../platform/browser.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LoginLink } from './login-link.tsx';
import { searchOfLogin, type LoginMode } from './login-modes.ts';
import classes from './sign-in-tabs.module.css';

const CodeSignInForm = lazy(async () => ({
  default: (await import('../../../features/accounts/components/code-sign-in-form.tsx')).CodeSignInForm,
}));
const ChatAppSignIn = lazy(async () => ({
  default: (await import('../../../features/chat-app/components/chat-app-sign-in.tsx')).ChatAppSignIn,
}));

const PasskeySignIn = lazy(async () => ({
  default: (await import('../../../features/passkeys/components/passkey-sign-in.tsx')).PasskeySignIn,
}));

type Way = Extract<LoginMode, 'code' | 'wechat'> | undefined;
type Props = { readonly way: Way; readonly ways: FrameSettings['signInWays'] };

/** The ways in that this server has, each at an address of its own: links, which weigh less than tabs. */
export function SignInTabs({ way, ways }: Props) {
  const { t } = useTranslation('accounts');
  const canSendCodes = ways.mobile || ways.email;
  const tab = (mode: Way, name: string) => (
    <LoginLink mode={mode} className={classes.tab ?? ''} isReplacing>
      {name}
    </LoginLink>
  );
  return (
    <>
      {canSendCodes || ways.chatApp ? (
        <nav className={classes.tabs} aria-label={t('signIn.ways')}>
          {tab(undefined, t('signIn.byPassword'))}
          {canSendCodes ? tab('code', t('signIn.byCode')) : null}
          {ways.chatApp ? tab('wechat', t('signIn.byWechat')) : null}
        </nav>
      ) : null}
      <Suspense>
        <WayIn way={way} ways={ways} />
      </Suspense>
    </>
  );
}

function WayIn({ way, ways }: Props) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate({ from: '/login' });
  if (way === 'code') return <CodeSignInForm ways={ways} />;
  if (way === 'wechat') {
    const toPassword = () =>
      void navigate({ search: ({ redirect }) => searchOfLogin(redirect, undefined), replace: true });
    return <ChatAppSignIn onUnlinked={toPassword} />;
  }
  const forgot = (
    <LoginLink mode="retrieve" className="tw-link">
      {t('signIn.forgot')}
    </LoginLink>
  );
  return (
    <>
      <SignInForm forgot={ways.mobile || ways.email ? forgot : null} />
      {ways.passkey && hasPasskeys ? <PasskeySignIn /> : null}
    </>
  );
}
