import { openStates } from '@tapwright/domain/managed-order-rules';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { announceOrder, publishOrder } from '../announce-order.ts';
import { keepNewFiles } from '../form/keep-new-files.ts';
import { type OrderRow, updateOrder } from '../orders-store.ts';
import { insertMessage } from './messages-store.ts';

type Words = { text: string; files: readonly string[]; userId: number; isStaff: boolean };
type Writing = Pick<Deps, 'clock' | 'live' | 'mail' | 'translate' | 'settings'>;

/** In the conversation of an order that is not over; the other side is told. */
export async function writeMessage(
  tx: Transaction,
  context: Writing,
  order: OrderRow,
  { text, files, userId, isStaff }: Words,
): Promise<void> {
  const { teamId, orderId } = order;
  if (!openStates.some((state) => state === order.state)) throw new Refusal('changedMeanwhile');
  const createdAt = context.clock.now();
  const message = { kind: 'words', byUser: userId, isStaff, body: text, createdAt } as const;
  const messageId = await insertMessage(tx, { teamId, orderId, ...message });
  if (messageId === undefined) throw new TypeError('Words stand nowhere yet.');
  await keepNewFiles(tx, files, { teamId, orderId, userId, messageId });
  const teamWaitsSince = isStaff ? null : (order.teamWaitsSince ?? createdAt);
  await updateOrder(tx, order, { teamWaitsSince });
  const to = isStaff ? 'team' : 'staff';
  await announceOrder(tx, context, order, { to, what: 'message', by: userId, words: text });
  await publishOrder(tx, context, teamId);
}
