import type { QueuedRecharge, Recharge, QueueState } from '@tapwright/contracts/recharges';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AgePill } from './components/age-pill.tsx';
import { Countdown } from './components/countdown.tsx';
import { RechargeStateWord } from './components/recharge-state-word.tsx';
import { writeRemittance } from './typed-amount.ts';
import { useWriteInstant } from './use-write-instant.ts';

function useAmount() {
  const language = useLanguage();
  return (minor: number, currency: string) =>
    formatAmount(language, { amount: writeRemittance(minor), currency });
}

/** Of the team's own list. */
export function useRechargeColumns(now: Date): Column<Recharge>[] {
  const { t } = useTranslation('recharges');
  const write = useWriteInstant(now);
  const amountOf = useAmount();
  return [
    { key: 'reference', head: t('columns.reference'), cell: ({ reference }) => reference, onCard: 'title' },
    {
      key: 'madeAt',
      head: t('columns.madeAt'),
      width: 152,
      cell: ({ madeAt }) => write(madeAt),
      onCard: 'line',
    },
    {
      key: 'state',
      head: t('columns.state'),
      width: 208,
      cell: (row) => <RechargeStateWord recharge={row} />,
      onCard: 'line',
    },
    {
      key: 'left',
      head: t('columns.left'),
      width: 176,
      cell: (row) => <Countdown recharge={row} now={now} />,
      onCard: 'line',
    },
    {
      key: 'amount',
      head: t('columns.amount'),
      width: 160,
      align: 'end',
      cell: ({ amount, creditedAmount, currency }) => amountOf(creditedAmount ?? amount, currency),
      onCard: 'corner',
    },
  ];
}

/** Of the queue of staff; an age is that of what waits. */
export function useQueueColumns(now: Date, state: QueueState): Column<QueuedRecharge>[] {
  const { t } = useTranslation('recharges');
  const [reference, , ...others] = useRechargeColumns(now);
  const given: Column<QueuedRecharge>[] = reference === undefined ? [] : [{ ...reference, width: 168 }];
  const age: Column<QueuedRecharge> = {
    key: 'age',
    head: t('columns.age'),
    width: 104,
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : <AgePill since={submittedAt} now={now} />),
    onCard: 'line',
  };
  return [
    ...given,
    { key: 'team', head: t('columns.team'), cell: ({ teamName }) => teamName, onCard: 'line' },
    ...(state === 'open' ? [age] : []),
    ...others,
  ];
}
