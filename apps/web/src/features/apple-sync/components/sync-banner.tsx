import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/use-language.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import { needsOwner } from '../judge-sync.ts';
import { useRefresh } from '../use-refresh.ts';

type Props = {
  readonly teamId: number;
  readonly states: readonly SyncState[];
  readonly now: Date;
  readonly mayMend: boolean;
};

/** Only where measures are older than they should be: whose, why, and what can be done. */
export function SyncBanner({ teamId, states, now, mayMend }: Props) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const stale = states.filter(({ isStale }) => isStale);
  const oldest = stale.map(({ readAt }) => readAt ?? '').toSorted()[0];
  if (oldest === undefined) return null;
  const at = (instant: string) => formatInstant(language, new Date(instant), { zone, now });
  const names = formatList(
    language,
    stale.map(({ name }) => name),
  );
  const { error, nextAt } = findReason(stale, now);
  const isForOwner = error !== null && needsOwner(error);
  return (
    <StaleBanner
      title={t('stale.title')}
      action={<Action teamId={teamId} isForOwner={isForOwner} mayMend={mayMend} />}
    >
      {t('stale.text', { names, at: at(oldest) })} {error === null ? null : t(`errors.${error}`)}{' '}
      {nextAt === null ? t('stale.reading') : isForOwner ? null : t('stale.waiting', { at: at(nextAt) })}{' '}
      {isForOwner && !mayMend ? t('stale.askOwner') : null}
    </StaleBanner>
  );
}

/** What stands in the way, and when it is read next; no time: now. */
function findReason(stale: readonly SyncState[], now: Date) {
  const failed = stale.find(({ error }) => error !== null);
  const due = (failed ?? stale[0])?.passes.find(({ kind }) => kind === 'recent')?.nextAt ?? null;
  const nextAt = failed?.retryAt ?? due;
  const isNow = stale.some(({ running }) => running !== null) && failed === undefined;
  const isDue = nextAt !== null && new Date(nextAt) <= now;
  return { error: failed?.error ?? null, nextAt: isNow || isDue ? null : nextAt };
}

function Action({
  teamId,
  isForOwner,
  mayMend,
}: Pick<Props, 'teamId' | 'mayMend'> & { readonly isForOwner: boolean }) {
  const { t } = useTranslation('appleSync');
  const { refresh, isPending } = useRefresh(teamId);
  if (isForOwner && !mayMend) return null;
  return isForOwner ? (
    <Button render={<Link to="/user/zs_manager" />}>{t('stale.certificates')}</Button>
  ) : (
    <Button disabled={isPending} onClick={refresh}>
      {t('refresh.action')}
    </Button>
  );
}
