import { Link } from '@tanstack/react-router';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { needsOwner } from '../judge-sync.ts';
import { useRefresh } from '../use-refresh.ts';
import classes from './sync-banner.module.css';

type Props = {
  readonly teamId: number;
  readonly states: readonly SyncState[];
  readonly now: Date;
  readonly mayMend: boolean;
};

/** Only where measures are older than they should be: whose, why, and what can be done; one line for each cause. */
export function SyncBanner({ teamId, states, now, mayMend }: Props) {
  const { t } = useTranslation('appleSync');
  const causes = [
    ...Map.groupBy(
      states.filter(({ isStale }) => isStale),
      ({ error }) => error,
    ),
  ];
  if (causes.length === 0) return null;
  const forOwner = causes.filter(([error]) => error !== null && needsOwner(error));
  return (
    <StaleBanner
      title={t('stale.title')}
      action={
        <>
          {forOwner.length > 0 && mayMend ? (
            <Button render={<Link to="/user/zs_manager" />}>{t('stale.certificates')}</Button>
          ) : null}
          {forOwner.length < causes.length ? <Refresh teamId={teamId} /> : null}
        </>
      }
    >
      {causes.map(([error, stale]) => (
        <Cause key={error} error={error} stale={stale} now={now} mayMend={mayMend} />
      ))}
    </StaleBanner>
  );
}

type CauseProps = Pick<Props, 'now' | 'mayMend'> & {
  readonly error: SyncState['error'];
  readonly stale: readonly SyncState[];
};

function Cause({ error, stale, now, mayMend }: CauseProps) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const at = (instant: string) => formatInstant(language, new Date(instant), { zone, now });
  const names = formatList(
    language,
    stale.map(({ name }) => name),
  );
  const oldest = stale.map(({ readAt }) => readAt ?? '').toSorted()[0] ?? '';
  const nextAt = findNext(stale, now);
  const isForOwner = error !== null && needsOwner(error);
  return (
    <span className={classes.cause}>
      {t('stale.text', { names, at: at(oldest) })} {error === null ? null : t(`errors.${error}`)}{' '}
      {isForOwner ? null : nextAt === null ? t('stale.reading') : t('stale.waiting', { at: at(nextAt) })}{' '}
      {isForOwner && !mayMend ? t('stale.askOwner') : null}
    </span>
  );
}

/** When they are read next; no time: now. */
function findNext(stale: readonly SyncState[], now: Date): string | null {
  const [first] = stale;
  const due = first?.passes.find(({ kind }) => kind === 'recent')?.nextAt ?? null;
  const nextAt = first?.retryAt ?? due;
  const isNow = first?.error === null && stale.some(({ running }) => running !== null);
  return isNow || (nextAt !== null && new Date(nextAt) <= now) ? null : nextAt;
}

function Refresh({ teamId }: Pick<Props, 'teamId'>) {
  const { t } = useTranslation('appleSync');
  const { refresh, isPending } = useRefresh(teamId);
  return (
    <Button disabled={isPending} onClick={refresh}>
      {t('refresh')}
    </Button>
  );
}
