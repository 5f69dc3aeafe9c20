import type { SyncState } from '@tapwright/contracts/apple-sync';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { judgeSync, syncLooks } from '../judge-sync.ts';
import { SyncRefused } from './sync-refused.tsx';
import { SyncTimetable } from './sync-timetable.tsx';
import classes from './sync-list.module.css';

type Props = { readonly state: SyncState; readonly now: Date };

/** One campaign group: what runs, or what stands in the way; when it was read, and behind a press what comes next. */
export function SyncRow({ state, now }: Props) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { name, counts, running, error, retryAt, readAt } = state;
  const at = (instant: string) => formatInstant(language, new Date(instant), { zone, now });
  const judged = judgeSync(state);
  const kept = [
    ...(counts.campaigns > 0 ? [t('counts.campaigns', { count: counts.campaigns })] : []),
    ...(counts.adGroups > 0 ? [t('counts.adGroups', { count: counts.adGroups })] : []),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <strong className={classes.name}>{name}</strong>
        <StatusWord of={syncLooks[judged]}>{t(`state.${judged}`)}</StatusWord>
        <span className={classes.aside}>{formatList(language, kept)}</span>
      </div>
      {running && error === null ? <Progress running={running} /> : null}
      {error ? (
        <p className={classes.error}>
          {t(`errors.${error}`)} {retryAt ? t('retry', { at: at(retryAt) }) : null}
        </p>
      ) : null}
      {judged === 'reading' && readAt === null ? null : (
        <p className={classes.aside}>{readAt ? t('readAt', { at: at(readAt) }) : t(judgeUnread(state))}</p>
      )}
      <SyncRefused refused={state.refused} />
      <SyncTimetable state={state} at={at} />
    </li>
  );
}

function judgeUnread({ counts, error }: SyncState) {
  if (counts.campaigns > 0) return 'partlyRead';
  return error === null ? 'firstSoon' : 'neverRead';
}

function Progress({ running }: { readonly running: NonNullable<SyncState['running']> }) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const { kind, done, planned, rows } = running;
  const figures = [done, planned, rows].map((figure) => formatCount(language, figure));
  return (
    <div className={classes.running}>
      <span>{t(`kinds.${kind}`)}</span>
      <span className={classes.aside}>
        {t('progress', { done: figures[0], planned: figures[1], rows: figures[2] })}
      </span>
      <progress
        className={classes.progress}
        max={Math.max(1, planned)}
        value={done}
        aria-label={t(`kinds.${kind}`)}
      />
    </div>
  );
}
