import type { SyncState } from '@tapwright/contracts/apple-sync';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SyncRequests } from './sync-requests.tsx';
import classes from './sync-list.module.css';

type Props = { readonly state: SyncState; readonly at: (instant: string) => string };

/** What was read when, what is read next, what Apple no longer reports, and what all of it takes. */
export function SyncTimetable({ state, at }: Props) {
  const { t } = useTranslation('appleSync');
  const { passes, gaps, requests, running, error } = state;
  return (
    <details className={classes.timetable}>
      <summary>{t('timetable')}</summary>
      <dl className={classes.passes}>
        {passes.map(({ kind, succeededAt, nextAt }) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>
              {succeededAt
                ? t('succeeded', { at: at(succeededAt) })
                : t(running?.kind === kind && error === null ? 'state.reading' : 'notYet')}
            </dd>
            <dd>{nextAt ? t('next', { at: at(nextAt) }) : null}</dd>
          </div>
        ))}
      </dl>
      {gaps.length > 0 ? (
        <p className={classes.aside}>
          {t('gaps', { days: gaps.map(({ from, until }) => `${from} – ${until}`).join(', ') })}
        </p>
      ) : null}
      <SyncRequests requests={requests} />
    </details>
  );
}
