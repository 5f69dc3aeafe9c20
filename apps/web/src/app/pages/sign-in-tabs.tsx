import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/tabs.css';
import type { FrameSettings } from '@tapwright/contracts/frame';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { LoginLink } from './login-link.tsx';
import type { LoginMode } from './login-modes.ts';

const CodeSignInForm = lazy(async () => ({
  default: (await import('../../features/accounts/components/code-sign-in-form.tsx')).CodeSignInForm,
}));

type Way = Extract<LoginMode, 'code' | 'wechat'> | 'password';
type Props = { readonly way: Way; readonly ways: FrameSettings['signInWays'] };

const ChatAppSignIn = lazy(async () => ({
  default: (await import('../../features/chat-app/components/chat-app-sign-in.tsx')).ChatAppSignIn,
}));

/** One tab for each way in that this server has. */
export function SignInTabs({ way, ways }: Props) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate({ from: '/login' });
  const canSendCodes = ways.mobile || ways.email;
  const choose = (chosen: string | null) => {
    const mode = chosen === 'code' || chosen === 'wechat' ? chosen : undefined;
    void navigate({ search: ({ redirect }) => withMode(redirect, mode), replace: true });
  };
  const password = (
    <SignInForm
      forgot={
        canSendCodes ? (
          <LoginLink mode="retrieve" className="tw-link">
            {t('signIn.forgot')}
          </LoginLink>
        ) : null
      }
    />
  );
  if (!canSendCodes && !ways.chatApp) return password;
  return (
    <Tabs value={way} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('signIn.ways')}>
        <Tabs.Tab value="password">{t('signIn.byPassword')}</Tabs.Tab>
        {canSendCodes ? <Tabs.Tab value="code">{t('signIn.byCode')}</Tabs.Tab> : null}
        {ways.chatApp ? <Tabs.Tab value="wechat">{t('signIn.byWechat')}</Tabs.Tab> : null}
      </Tabs.List>
      <Tabs.Panel value="password">{password}</Tabs.Panel>
      <Tabs.Panel value="code">
        <Suspense>
          <CodeSignInForm ways={ways} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="wechat">
        <Suspense>
          <ChatAppSignIn onUnlinked={() => choose('password')} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function withMode(redirect: string | undefined, mode: LoginMode | undefined) {
  return { ...(redirect === undefined ? {} : { redirect }), ...(mode === undefined ? {} : { mode }) };
}
