import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PersonAccount } from '../../person-account.tsx';
import { useSignOut } from '../../../features/accounts/use-sign-out.ts';
import classes from './personal-page.module.css';

const SessionList = lazy(async () => ({
  default: (await import('../../../features/accounts/components/session-list.tsx')).SessionList,
}));
const SecuritySettings = lazy(async () => ({
  default: (await import('./security-settings.tsx')).SecuritySettings,
}));
const OwnData = lazy(async () => ({
  default: (await import('../../../features/own-data/components/own-data.tsx')).OwnData,
}));
const OperationLog = lazy(async () => ({
  default: (await import('../../../features/operation-log/components/operation-log.tsx')).OperationLog,
}));
const DisplaySettings = lazy(async () => ({
  default: (await import('./display-settings.tsx')).DisplaySettings,
}));

const tabs = ['account', 'security', 'sessions', 'log', 'data', 'display'] as const;
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

        onChange={(next) => {
          void navigate({ to: '/user/personal', search: { tab: next } });
        }}
        label={t('personal:tabs.label')}
        tabs={tabs.map((one) => ({ value: one, label: t(`personal:tabs.${one}`) }))}
        listClassName={classes.tabs}
        panelClassName={classes.panel}
        isWide={tab === 'log'}
      >
        <Suspense>
          <PartOf tab={tab} />
        </Suspense>
      </Tabs>
    </>
  );
}

function PartOf({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation();
  switch (tab) {
    case 'account':
      return <PersonAccount />;
    case 'security':
      return <SecuritySettings />;
    case 'sessions':
      return <SessionList />;
    case 'log':
      return <OperationLog scope={{ of: 'me' }} />;
    case 'data':
      return <OwnData />;
    case 'display':
      return (
        <>
          <p className={classes.lead}>{t('settings.lead')}</p>
          <DisplaySettings />
        </>
      );
  }
}
