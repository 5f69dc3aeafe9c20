import { useTranslation } from 'react-i18next';
import type { MonthlySpend } from '@tapwright/contracts/finance';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { useLanguage } from '../../../platform/use-language.ts';
import { useReportTime } from '../../../platform/use-report-time.ts';
import { hasSpendAcrossMonths } from '../write-spend.ts';
import classes from './finance-foot.module.css';

/** How far the figures can be trusted. */
export function FinanceFoot({ spend, zone }: { readonly spend: MonthlySpend; readonly zone: string }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const now = useReportTime();
  const { dataTo, readAt } = spend.edges;
  const days = ({ from, to }: { from: string; to: string }) => formatDayRange(language, from, to);
  const gaps = formatList(language, spend.edges.gaps.map(days));
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
      {hasSpendAcrossMonths(spend) ? <p>{t('weeks')}</p> : null}
      {gaps === '' ? null : <p>{t('gaps', { days: gaps })}</p>}
    </footer>
  );
}
