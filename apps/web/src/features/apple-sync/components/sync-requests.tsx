import type { SyncState } from '@tapwright/contracts/apple-sync';
import { addDays, getDay } from '@tapwright/domain/days';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './sync-list.module.css';

type Requests = SyncState['requests'];

/** How much of Apple's quota the ad account uses, by day, and what Apple says of its limit. */
export function SyncRequests({ requests: { today, days, limit } }: { readonly requests: Requests }) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const count = (figure: number) => formatCount(language, figure);
  const countOn = (on: string) => {
    const { requests = 0, limited = 0 } = days.find((day) => day.on === on) ?? {};
    return limited > 0
      ? t('requests.limited', { total: count(requests), limited: count(limited) })
      : count(requests);
  };
  return (
    <section aria-label={t('requests.title')}>
      <h3 className={classes.subtitle}>{t('requests.title')}</h3>
      <dl className={classes.passes}>
        <div>
          <dt>{t('requests.today')}</dt>
          <dd>{countOn(today)}</dd>
        </div>
        <div>
          <dt>{t('requests.yesterday')}</dt>
          <dd>{countOn(addDays(getDay(today), -1))}</dd>
        </div>
        <div>
          <dt>{t('requests.limit')}</dt>
          <dd>
            {limit
              ? t('requests.window', {
                  requests: count(limit.requests),
                  seconds: count(limit.seconds),
                  remaining: count(limit.remaining),
                })
              : t('requests.limitUnknown')}
          </dd>
        </div>
      </dl>
      <p className={classes.aside}>{t('requests.note')}</p>
      {days.length > 0 ? (
        <details>
          <summary>{t('requests.days')}</summary>
          <dl className={classes.passes}>
            {days.map(({ on }) => (
              <div key={on}>
                <dt>{formatDay(language, on)}</dt>
                <dd>{countOn(on)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </section>
  );
}
