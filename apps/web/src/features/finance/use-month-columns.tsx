import type { ClosedMonth } from '@tapwright/contracts/ledger-months';
import { formatMonth } from '@tapwright/i18n/format-day';
import { formatCount } from '@tapwright/i18n/format-number';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './components/statement-view.module.css';
import { SaveMonth } from './components/save-month.tsx';
import { writeMinor } from './write-minor.ts';

export function useMonthColumns(teamId: number, months: readonly ClosedMonth[]): Column<ClosedMonth>[] {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const amount = (
    key: 'cameIn' | 'spent' | 'available' | 'reserved' | 'refund',
    head: string,
    read: (month: ClosedMonth) => number,
  ): Column<ClosedMonth> => ({
    key,
    head,
    width: 144,
    align: 'end',
    cell: (month) => writeMinor(language, read(month)),
  });
  return [
    {
      key: 'month',
      head: t('months.month'),
      cell: ({ month }) => <strong>{formatMonth(language, `${month}-01`)}</strong>,
      onCard: 'title',
    },
    {
      key: 'bookings',
      head: t('months.bookings'),
      width: 112,
      align: 'end',
      isWideOnly: true,
      cell: ({ bookings }) => formatCount(language, bookings),
    },
    amount('cameIn', t('months.cameIn'), ({ cameIn }) => cameIn),
    amount('spent', t('months.spent'), ({ spent }) => spent),
    {
      key: 'ofCard',
      head: null,
      cell: ({ spent }) => (
        <span className={classes.moved}>
          <strong>{writeMinor(language, spent)}</strong>
          <small>{t('months.spent')}</small>
        </span>
      ),
      onCard: 'corner',
      isCardOnly: true,
    },
    amount('available', t('statement.after.available'), ({ after }) => after.available),
    amount('reserved', t('statement.after.reserved'), ({ after }) => after.reserved),
    ...(months.some(({ after }) => after.refund !== 0)
      ? [amount('refund', t('month.columns.refund'), ({ after }) => after.refund)]
      : []),
    {
      key: 'pdf',
      head: t('statement.file'),
      width: 120,
      align: 'end',
      cell: ({ month }) => <SaveMonth teamId={teamId} month={month} />,
      onCard: 'line',
    },
  ];
}
