import { useQuery } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { syncStatesQuery } from '../api/sync-queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { SyncList } from './sync-list.tsx';
import classes from './sync-section.module.css';

/** How far each campaign group is in step with Apple, live; nothing where none is attached. */
export function SyncSection({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('appleSync');
  const { data = [], dataUpdatedAt } = useQuery(syncStatesQuery(teamId));
  const { refresh, isPending } = useRefresh(teamId);
  if (data.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <Button disabled={isPending} onClick={refresh}>
          {t('refresh')}
        </Button>
      </header>
      <SyncList states={data} now={new Date(dataUpdatedAt)} />
    </section>
  );
}
