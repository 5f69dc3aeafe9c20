import type { ReactNode } from 'react';
import type { QueuedOrder } from '@tapwright/contracts/managed-order-queue';
import type { OrderLine } from '@tapwright/contracts/managed-orders';
import { orderNumber } from '@tapwright/domain/managed-order-rules';
import { formatAge } from '@tapwright/i18n/format-instant';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { Chip } from '@tapwright/ui/feedback/chip';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { writeMinor } from './order-form-values.ts';
import { orderGlyph } from './order-glyph.ts';
import { useWriteInstant } from './use-write-instant.ts';
import { useWriteMoney } from './use-write-money.ts';

function useSharedColumns() {
  const { t } = useTranslation('managedOrders');
  const number: Column<OrderLine> = {
    key: 'number',
    head: t('list.number'),
    width: 112,
    cell: ({ orderId }) => orderNumber(orderId),
    onCard: 'line',
  };
  const unread: Column<OrderLine> = {
    key: 'unread',
    head: t('list.unread'),
    width: 112,
    align: 'end',
    cell: (row) => (row.unread === 0 ? '–' : row.unread),
  };
  /** A card has no head that would say what is counted. */
  const unreadOfCard: Column<OrderLine> = {
    key: 'unreadOfCard',
    head: null,
    cell: (row) => (row.unread === 0 ? null : `${t('list.unread')} ${row.unread}`),
    onCard: 'line',
    isCardOnly: true,
  };
  return { number, unread, unreadOfCard };
}

type Link<Row> = (row: Row, name: string) => ReactNode;

/** Of the team's own list. */
export function useOrderColumns(
  currency: 'USD' | 'RMB',
  now: Date,
  linkTo: Link<OrderLine>,
): Column<OrderLine>[] {
  const { t } = useTranslation('managedOrders');
  const write = useWriteMoney(currency);
  const writeInstant = useWriteInstant(now);
  const { number, unread, unreadOfCard } = useSharedColumns();
  return [
    {
      key: 'app',
      head: t('facts.app'),
      cell: (row) => linkTo(row, row.app?.name ?? t('list.unnamed')),
      onCard: 'title',
    },
    number,
    {
      key: 'state',
      head: t('list.state'),
      width: 176,
      cell: ({ state }) => <StatusWord of={orderGlyph(state)}>{t(`states.${state}`)}</StatusWord>,
      onCard: 'line',
    },
    unread,
    unreadOfCard,
    {
      key: 'since',
      head: t('list.since'),
      width: 152,
      cell: ({ stateSince }) => writeInstant(stateSince),
      onCard: 'line',
    },
    {
      key: 'budget',
      head: t('facts.budget'),
      width: 152,
      align: 'end',
      cell: ({ budget }) => (budget === null ? '–' : write(writeMinor(budget))),
      onCard: 'corner',
    },
  ];
}

function Age({ order, now }: { readonly order: QueuedOrder; readonly now: Date }) {
  const language = useLanguage();
  const { submittedAt, dueAt, state } = order;
  if (submittedAt === null) return '–';
  const text = formatAge(language, new Date(submittedAt), now);
  const isLate = state === 'submitted' && dueAt !== null && new Date(dueAt) < now;
  return isLate ? <Chip tone="danger">{text}</Chip> : text;
}

/** Of the queue of staff: whose it is, what it asks, and how long it has waited. */
export function useQueueColumns(now: Date, linkTo: Link<QueuedOrder>): Column<QueuedOrder>[] {
  const { t } = useTranslation('managedOrders');
  const language = useLanguage();
  const { number, unread, unreadOfCard } = useSharedColumns();
  const state: Column<QueuedOrder> = {
    key: 'state',
    head: t('list.state'),
    width: 176,
    cell: (row) => (
      <StatusWord of={row.asks === null ? orderGlyph(row.state) : 'to-mend'}>
        {row.asks === null ? t(`states.${row.state}`) : t(`wishes.${row.asks}.asked`)}
      </StatusWord>
    ),
    onCard: 'line',
  };
  return [
    {
      key: 'app',
      head: t('facts.app'),
      cell: (row) => linkTo(row, row.app?.name ?? orderNumber(row.orderId)),
      onCard: 'title',
    },
    {
      key: 'age',
      head: t('queue.age'),
      width: 104,
      cell: (row) => <Age order={row} now={now} />,
      onCard: 'line',
    },
    { key: 'team', head: t('queue.team'), cell: ({ teamName }) => teamName, onCard: 'line' },
    number,
    state,
    unread,
    unreadOfCard,
    {
      key: 'with',
      head: t('queue.with'),
      width: 136,
      cell: ({ staff, isMine }) => (isMine ? t('queue.you') : (staff ?? '–')),
      onCard: 'line',
    },
    {
      key: 'budget',
      head: t('facts.budget'),
      width: 144,
      align: 'end',
      cell: ({ budget, currency }) =>
        formatNamedMoney(language, budget === null ? null : { amount: writeMinor(budget), currency }),
      onCard: 'corner',
    },
  ];
}
