import { formatDay } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StructureView } from '../api/structure.ts';
import classes from './structure.module.css';

/** What faults cost a day, and what of them is counted: a sum of money, not a grade. */
export function StakeLine({
  view: { stakes, days, dataTo, comparedAt, plan },
}: {
  readonly view: StructureView;
}) {
  const { t } = useTranslation('structure');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (
    <section className={classes.stake} aria-label={t('stake.title')}>
      <p className={classes.figure}>
        {stakes.length === 0
          ? t('stake.none')
          : stakes.map((one) => formatNamedMoney(language, one)).join(' · ')}
        {stakes.length === 0 ? null : <span className={classes.quiet}> {t('stake.aDay')}</span>}
      </p>
      <p className={classes.quiet}>
        {t('stake.counts', { count: days })}
        {dataTo === null ? null : ` ${t('stake.dataTo', { day: formatDay(language, dataTo) })}`}{' '}
        {comparedAt === null
          ? t('stake.noNight')
          : t('stake.night', { at: formatInstant(language, new Date(comparedAt), { zone, now }) })}
        {plan.revision === 0 ? ` ${t('plan.none')}` : null}
      </p>
    </section>
  );
}
