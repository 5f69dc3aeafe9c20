import { Button, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import { PageHead } from '@tapwright/ui/layout/page-head';
import '@tapwright/ui/layout/tabs.css';
import { PersonAccount } from '../person-account.tsx';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import classes from './personal-page.module.css';

const SessionList = lazy(async () => ({
  default: (await import('../../features/accounts/components/session-list.tsx')).SessionList,
}));
const OperationLog = lazy(async () => ({
  default: (await import('../../features/operation-log/components/operation-log.tsx')).OperationLog,
}));
const DisplaySettings = lazy(async () => ({
  default: (await import('./display-settings.tsx')).DisplaySettings,
}));

const tabs = ['account', 'sessions', 'log', 'display'] as const;
type Tab = (typeof tabs)[number];

export function PersonalPage() {
  const { t } = useTranslation(['frame', 'personal']);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const search = useSearch({ from: '/framed/user/personal' });
  const tab = tabs.find((one) => one === search.tab) ?? 'account';
  return (
    <>
      <PageHead
        title={t('pages.personal')}
        actions={<Button onClick={signOut}>{t('person.signOut')}</Button>}
      />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => {
          if (next !== null) void navigate({ to: '/user/personal', search: { tab: next } });
        }}
      >
        <Tabs.List className={classes.tabs} aria-label={t('personal:tabs.label')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`personal:tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel} data-wide={tab === 'log'}>
          <Suspense>
            <PartOf tab={tab} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function PartOf({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation();
  switch (tab) {
    case 'account':
      return <PersonAccount />;
    case 'sessions':
      return <SessionList />;
    case 'log':
      return <OperationLog scope={{ of: 'me' }} />;
    case 'display':
      return (
        <>
          <p className={classes.lead}>{t('settings.lead')}</p>
          <DisplaySettings />
        </>
      );
  }
}
