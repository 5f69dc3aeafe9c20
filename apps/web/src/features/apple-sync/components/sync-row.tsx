import { useTranslation } from 'react-i18next';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatNumber } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../platform/use-language.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import classes from './sync-states.module.css';

type Props = { readonly state: SyncState; readonly now: Date };

/** One campaign group: what runs, or what stands in the way; below it what was read when and what comes next. */
export function SyncRow({ state, now }: Props) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { name, running, error, retryAt, readAt, passes, gaps } = state;
  const at = (instant: string) => formatInstant(language, new Date(instant), { zone, now });
  return (
    <li className={classes.row}>
      <strong>{name}</strong>
      {running ? (
        <div className={classes.running}>
          <span>{t(`kinds.${running.kind}`)}</span>
          <progress
            max={Math.max(1, running.planned)}
            value={running.done}
            aria-label={t(`kinds.${running.kind}`)}
          />
          <span>
            {t('progress', {
              done: formatNumber(language, running.done),
              planned: formatNumber(language, running.planned),
              rows: formatNumber(language, running.rows),
            })}
          </span>
        </div>
      ) : null}
      {error ? (
        <p className={classes.error}>
          {t(`errors.${error}`)} {retryAt ? t('retry', { at: at(retryAt) }) : null}
        </p>
      ) : null}
      <p className={classes.aside}>{readAt ? t('readAt', { at: at(readAt) }) : t('neverRead')}</p>
      <dl className={classes.passes}>
        {passes.map(({ kind, succeededAt, nextAt }) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{succeededAt ? t('succeeded', { at: at(succeededAt) }) : t('notYet')}</dd>
            <dd>{nextAt ? t('next', { at: at(nextAt) }) : null}</dd>
          </div>
        ))}
      </dl>
      {gaps.length > 0 ? (
        <p className={classes.aside}>
          {t('gaps', { days: gaps.map(({ from, until }) => `${from} – ${until}`).join(', ') })}
        </p>
      ) : null}
      <Refused refused={state.refused} />
    </li>
  );
}

function Refused({ refused }: Pick<SyncState, 'refused'>) {
  const { t } = useTranslation('appleSync');
  if (refused.length === 0) return null;
  return (
    <div className={classes.aside}>
      {t('refused.title')}
      <ul>
        {refused.map(({ what, days, error }) => {
          const words = { what: t(`refused.what.${what}`), why: t(`refused.why.${error}`) };
          return (
            <li key={what}>
              {days ? t('refused.itemDays', { ...words, ...days }) : t('refused.item', words)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
