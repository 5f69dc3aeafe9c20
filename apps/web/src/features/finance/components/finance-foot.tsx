import type { MonthlySpend } from '@tapwright/contracts/finance';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type LeftOut, prepareMissing } from '../prepare-missing.ts';
import classes from './finance-foot.module.css';

const maxNamed = 6;

/** How far the figures can be trusted. */
export function FinanceFoot({ spend, zone }: { readonly spend: MonthlySpend; readonly zone: string }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const now = useReportTime();
  const { dataTo, readAt } = spend.edges;
  const { notRead, inWeeks } = prepareMissing(spend);
  const nameDays = ({ from, to }: Pick<LeftOut, 'from' | 'to'>) => formatDayRange(language, from, to);
  const nameLeft = ({ groups, ...days }: LeftOut) =>
    groups === undefined
      ? nameDays(days)
      : t('missing.leftOf', { days: nameDays(days), groups: nameSome(groups) });
  const nameSome = (names: readonly string[]) => {
    const named = formatList(language, names.slice(0, maxNamed));
    return names.length > maxNamed ? t('missing.more', { named, count: names.length - maxNamed }) : named;
  };
  return (
    <footer className={classes.foot}>
      <p>
        {dataTo === null || readAt === null
          ? t('neverRead')
          : t('foot', {
              day: formatDay(language, dataTo),
              at: formatInstant(language, new Date(readAt), { zone, now }),
            })}
      </p>
      <p>{t('zone')}</p>
      {inWeeks.length === 0 ? null : <p>{t('weeks', { days: nameSome(inWeeks.map(nameDays)) })}</p>}
      {notRead.length === 0 ? null : <p>{t('missing.left', { days: nameSome(notRead.map(nameLeft)) })}</p>}
    </footer>
  );
}
