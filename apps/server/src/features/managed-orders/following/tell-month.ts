import { dayIn } from '@tapwright/domain/zones';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announceOrder } from '../announce-order.ts';
import { listMonths } from '../campaigns-store.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { lockOrder, type OrderKey } from '../orders-store.ts';

const dayMs = 86_400_000;
/** Apple still corrects the last days of a month in the first of the next. */
const settledAfterDays = 3;

/** Once a month is over and its days have settled, its figures stand in the conversation, once. */
export async function tellMonth(tx: Transaction, deps: Deps, key: OrderKey): Promise<void> {
  const { clock } = deps;
  const settled = dayIn('UTC', new Date(clock.now().getTime() - settledAfterDays * dayMs));
  const thisMonth = settled.slice(0, 7);
  const order = await lockOrder(tx, key);
  if (order === undefined) return;
  const { list } = await listMonths(tx, order);
  const last = list.find(({ month }) => month < thisMonth);
  if (last === undefined) return;
  const message = { kind: 'month', state: last.month, byUser: null, isStaff: true } as const;
  const told = await insertMessage(tx, { ...key, ...message, createdAt: clock.now() });
  if (told !== undefined) await announceOrder(tx, deps, order, { to: 'team', what: 'month', by: null });
}
