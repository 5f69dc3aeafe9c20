import type { QueueState } from '@tapwright/contracts/recharges';
import type { Refund, RefundState } from '@tapwright/contracts/refunds';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AgePill } from './components/age-pill.tsx';
import { writeRemittance } from './typed-amount.ts';

const glyphs: Record<RefundState, Status> = {
  proposed: 'pending',
  declined: 'removed',
  approved: 'opening',
  paid: 'in-order',
  failed: 'refused',
};

/** Of teams of either currency: "12,340.00 RMB". */
export function useWriteRefund(): (minor: number, currency: Refund['currency']) => string {
  const language = useLanguage();
  return (minor, currency) => formatNamedMoney(language, { amount: writeRemittance(minor), currency });
}

/** How long one has waited is said while it waits for somebody. */
export function useRefundColumns(now: Date, state: QueueState): Column<Refund>[] {
  const { t } = useTranslation('recharges');
  const write = useWriteRefund();
  const age: Column<Refund> = {
    key: 'age',
    head: t('columns.age'),
    width: 104,
    cell: ({ proposedAt }) => <AgePill since={proposedAt} now={now} />,
    onCard: 'line',
  };
  return [
    {
      key: 'team',
      head: t('columns.team'),
      cell: ({ teamName }) => teamName,
      onCard: 'title',
    },
    ...(state === 'open' ? [age] : []),
    {
      key: 'about',
      head: t('columns.about'),
      width: 176,
      cell: ({ rechargeReference }) => rechargeReference,
      onCard: 'line',
    },
    { key: 'proposedBy', head: t('columns.proposedBy'), width: 160, cell: ({ proposedBy }) => proposedBy },
    {
      key: 'state',
      head: t('columns.state'),
      width: 208,
      cell: ({ state }) => <StatusWord of={glyphs[state]}>{t(`refunds.states.${state}`)}</StatusWord>,
      onCard: 'line',
    },
    {
      key: 'amount',
      head: t('columns.amount'),
      width: 160,
      align: 'end',
      cell: ({ amount, currency }) => write(amount, currency),
      onCard: 'corner',
    },
  ];
}
