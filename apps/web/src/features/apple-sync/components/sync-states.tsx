import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/button.css';
import { StaleBanner } from '@tapwright/ui/stale-banner';
import { syncStatesQuery } from '../api/sync-queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { SyncRow } from './sync-row.tsx';
import classes from './sync-states.module.css';

/** How far each campaign group is in step with Apple; nothing where none is attached. */
export function SyncStates({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('appleSync');
  const { data, dataUpdatedAt } = useQuery(syncStatesQuery(teamId));
  const { refresh, isPending } = useRefresh(teamId);
  if (data === undefined || data.length === 0) return null;
  const stale = data.filter(({ isStale }) => isStale);
  return (
    <section className={classes.states} aria-label={t('title')}>
      {stale.length > 0 ? (
        <StaleBanner title={t('stale.title')}>
          {t('stale.text', { names: stale.map(({ name }) => name).join(', ') })}
        </StaleBanner>
      ) : null}
      <header className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <Button size="xs" disabled={isPending} onClick={refresh}>
          {t('refresh.action')}
        </Button>
      </header>
      <ul className={classes.list}>
        {data.map((state) => (
          <SyncRow key={state.campaignGroupId} state={state} now={new Date(dataUpdatedAt)} />
        ))}
      </ul>
    </section>
  );
}
