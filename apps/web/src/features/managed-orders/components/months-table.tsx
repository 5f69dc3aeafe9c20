import type { OrderView } from '@tapwright/contracts/managed-orders';
import { DataTable } from '@tapwright/ui/table/data-table';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useWriteMoney } from '../use-write-money.ts';
import classes from './order-page.module.css';

/** What was spent, brought and changed in each month. */
export function MonthsTable({ order: { months, currency } }: { readonly order: OrderView }) {
  const { t } = useTranslation('managedOrders');
  const write = useWriteMoney(months.currency ?? currency);
  if (months.list.length === 0) return <p className={classes.quiet}>{t('months.none')}</p>;
  return (
    <DataTable
      label={t('months.title')}
      rows={months.list}
      keyOf={({ month }) => month}
      columns={[
        { key: 'month', head: t('months.month'), cell: ({ month }) => month, onCard: 'title' },
        {
          key: 'spend',
          head: t('months.spend'),
          align: 'end',
          cell: ({ spend }) => (spend === null ? '–' : write(spend)),
          onCard: 'corner',
        },
        {
          key: 'installs',
          head: t('months.installs'),
          align: 'end',
          cell: ({ installs }) => installs,
          onCard: 'line',
        },
        {
          key: 'cpa',
          head: t('months.cpa'),
          align: 'end',
          cell: ({ cpa }) => (cpa === null ? '–' : write(cpa)),
          onCard: 'line',
        },
        {
          key: 'changes',
          head: t('months.changes'),
          align: 'end',
          cell: ({ changeSets }) => changeSets,
          onCard: 'line',
        },
      ]}
    />
  );
}
