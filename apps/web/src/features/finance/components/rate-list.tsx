import type { MonthlySpend } from '@tapwright/contracts/finance';
import { rateSources } from '@tapwright/contracts/report-edges';
import { type Day, daysBetween, getDay } from '@tapwright/domain/days';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './finance-foot.module.css';

/** The newest rate of each currency with its day, its age and whose it is. */
export function RateList({ spend, today }: { readonly spend: MonthlySpend; readonly today: Day }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { currency, rates, groups } = spend;
  const known = new Set([...rates.map((rate) => nameCurrency(rate.currency)), currency]);
  const unknown = [...new Set(groups.map((group) => nameCurrency(group.currency)))].filter(
    (one) => !known.has(one),
  );
  const columns = useRateColumns(currency, today);
  const isNone = rates.length === 0 && unknown.length === 0;
  return (
    <section className={classes.rates} aria-labelledby="rates">
      <h2 id="rates" className={classes.title}>
        {t('rates.title')}
      </h2>
      <p className={classes.text}>{isNone ? t('rates.none') : t('rates.text')}</p>
      {unknown.length === 0 ? null : (
        <p className={classes.text}>{t('rates.unknown', { currencies: formatList(language, unknown) })}</p>
      )}
      {rates.length === 0 ? null : (
        <DataTable label={t('rates.title')} rows={rates} keyOf={(rate) => rate.currency} columns={columns} />
      )}
    </section>
  );
}

type Rate = MonthlySpend['rates'][number];

function useRateColumns(currency: string, today: Day): Column<Rate>[] {
  const { t } = useTranslation(['finance', 'adWords']);
  const language = useLanguage();
  const nameSource = (source: string) => {
    const name = rateSources.find((one) => one === source);
    return name === undefined ? source : t(`adWords:rateSources.${name}`);
  };
  return [
    {
      key: 'currency',
      head: t('rates.currency'),
      width: 140,
      cell: (rate) => nameCurrency(rate.currency),
      onCard: 'title',
    },
    {
      key: 'worth',
      head: t('rates.worth', { currency }),
      width: 160,
      align: 'end',
      cell: ({ worth }) => worth,
      onCard: 'corner',
    },
    {
      key: 'day',
      head: t('rates.day'),
      width: 260,
      cell: ({ day }) => (
        <>
          {formatDay(language, day)}
          <span className={classes.age}>
            {t('rates.age', { count: Math.max(0, daysBetween(getDay(day), today)) })}
          </span>
        </>
      ),
      onCard: 'line',
    },
    {
      key: 'source',
      head: t('rates.source'),
      cell: ({ source }) => nameSource(source),
      onCard: 'line',
    },
  ];
}
