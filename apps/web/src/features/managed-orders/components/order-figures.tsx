import type { OrderView } from '@tapwright/contracts/managed-orders';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { writeMinor } from '../order-form-values.ts';
import { useWriteMoney } from '../use-write-money.ts';
import classes from './order-page.module.css';

type Figure = { name: 'spent' | 'reserved' | 'cpa' | 'available' | 'installs'; value: string; note: string };

/** What was promised, and where it stands; before anything is paid, what approval will set aside. */
export function OrderFigures({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('managedOrders');
  const write = useWriteMoney(order.currency);
  const { budget, cpa, money, months, state } = order;
  const isFree = state === 'submitted' || state === 'accepted' || state === 'planned';
  const [last] = months.list;
  const writeAccount = useWriteMoney(months.currency ?? order.currency);
  const writeKnown = (amount: string | null | undefined) => (amount ? writeAccount(amount) : '–');
  const figures: Figure[] = [
    {
      name: 'spent',
      value: write(writeMinor(money.spent)),
      note: budget === null ? '' : t('figures.ofBudget', { amount: write(writeMinor(budget)) }),
    },
    { name: 'reserved', value: write(writeMinor(money.reserved)), note: '' },
    {
      name: 'cpa',
      value: writeKnown(last?.cpa),
      note: cpa === null ? '' : t('figures.goal', { amount: write(writeMinor(cpa)) }),
    },
    isFree
      ? {
          name: 'available',
          value: write(writeMinor(money.available)),
          note:
            budget !== null && budget > money.available
              ? t('figures.short', { amount: write(writeMinor(budget - money.available)) })
              : '',
        }
      : { name: 'installs', value: last === undefined ? '–' : String(last.installs), note: '' },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{value}</dd>
          {note === '' ? null : <dd className={classes.quiet}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
