import type { OrderForm, OrderLine, OrderMessage, OrderView } from '@tapwright/contracts/managed-orders';
import { orderForm } from '@tapwright/contracts/managed-orders';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import * as z from 'zod/mini';
import type { Connection } from '../../platform/db/database.ts';
import { findBook, readAccounts } from '../ledger/index.ts';
import { listMonths, type MonthRow, readMoney } from './campaigns-store.ts';
import { listMessages, type MessageRow } from './conversation/messages-store.ts';
import { type FileRow, listFiles } from './form/files-store.ts';
import type { OrderLineRow } from './orders-store.ts';

const written = (at: Date | null) => at?.toISOString() ?? null;

export const viewLine = (row: OrderLineRow): OrderLine => ({
  teamId: row.teamId,
  orderId: row.orderId,
  state: row.state,
  stateSince: row.stateSince.toISOString(),
  app:
    row.appId === null || row.appName === null ? viewTypedApp(row) : { adamId: row.appId, name: row.appName },
  storefronts: row.storefronts,
  currency: row.currency === 'CNY' ? 'RMB' : 'USD',
  budget: row.budgetMinor,
  madeBy: row.madeByName,
  submittedAt: written(row.submittedAt),
  dueAt: written(row.dueAt),
  staff: row.staffName,
  asks: row.asks,
  unread: row.unread,
});

const emptyForm: OrderForm = {
  app: null,
  storefronts: [],
  goal: 'installs',
  cpa: '',
  budget: '',
  weeks: '8',
  startsOn: '',
  needs: '',
};

function viewForm({ form }: OrderLineRow): OrderForm {
  const read = z.safeParse(orderForm, form);
  return read.success ? read.data : emptyForm;
}

function viewTypedApp(row: OrderLineRow): OrderLine['app'] {
  const { app } = viewForm(row);
  return app === null ? null : { adamId: app.adamId, name: app.name };
}

export async function viewOrder(
  db: Connection,
  row: OrderLineRow,
  reader: { userId: number },
): Promise<OrderView> {
  const { teamId } = row;
  const files = await listFiles(db, row);
  const book = await findBook(db, teamId);
  const balances = await readAccounts(db, book, ['available']);
  const months = await listMonths(db, row);
  return {
    ...viewLine(row),
    revision: row.revision,
    madeAt: row.madeAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    form: viewForm(row),
    goal: row.goal,
    cpa: row.cpaMinor,
    weeks: row.weeks,
    startsOn: row.startsOn,
    needs: row.needs,
    reason: row.reason,
    campaignGroupId: row.campaignGroupId,
    campaignGroup: row.campaignGroup,
    files: files.filter(({ messageId }) => messageId === null).map(viewFile),
    messages: (await listMessages(db, row)).map((message) => viewMessage(message, files, reader)),
    money: { ...(await readMoney(db, row)), available: balances.get('available') ?? 0 },
    months: {
      currency: months.currency,
      list: months.list.map((month) => viewMonth(month, months.currency)),
    },
  };
}

const viewFile = ({ name, fileName, bytes }: Pick<FileRow, 'name' | 'fileName' | 'bytes'>) => ({
  name,
  fileName,
  bytes,
});

function viewMessage(
  row: MessageRow,
  files: readonly FileRow[],
  { userId }: { userId: number },
): OrderMessage {
  const { messageId, changeSetId, setState, edits } = row;
  return {
    messageId,
    kind: row.kind,
    by: row.by,
    isOwn: row.byUser === userId,
    isStaff: row.isStaff,
    body: row.body,
    state: row.state,
    proposal:
      changeSetId === null || setState === null
        ? null
        : {
            changeSetId,
            state: setState,
            edits: edits ?? 0,
            decidedBy: row.decidedBy,
            decidedAt: written(row.decidedAt),
            reason: row.decisionReason,
          },
    files: files.filter((file) => file.messageId === messageId).map(viewFile),
    createdAt: row.createdAt.toISOString(),
    readBy: row.readBy,
    readAt: written(row.readAt),
  };
}

const microsOfUnit = 1_000_000;

function viewMonth({ month, spendMicros, installs, changeSets }: MonthRow, code: string | null) {
  const currency = findCurrency(code ?? '') ?? 'USD';
  const digits = toAmount(moneyOf(1, currency)).split('.')[1]?.length ?? 0;
  const amount = (micros: number) =>
    toAmount(moneyOf(Math.round((micros * 10 ** digits) / microsOfUnit), currency));
  return {
    month,
    spend: amount(spendMicros),
    installs,
    cpa: installs === 0 ? null : amount(spendMicros / installs),
    changeSets,
  };
}
