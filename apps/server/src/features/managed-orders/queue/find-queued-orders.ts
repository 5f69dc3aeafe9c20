import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type {
  findQueuedOrder as findQueuedOrderCall,
  findQueuedOrders as findQueuedOrdersCall,
  QueuedOrderView,
} from '@tapwright/contracts/managed-order-queue';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listFreeGroups } from '../campaigns-store.ts';
import { findQueued, listQueue, type OrderLineRow } from '../orders-store.ts';
import { viewLine, viewOrder } from '../view-order.ts';

const viewQueued = (row: OrderLineRow & { isOwnTeam: boolean }, userId: number) => ({
  teamName: row.teamName,
  isOwnTeam: row.isOwnTeam,
  isMine: row.staffId === userId,
  waitsSince: row.teamWaitsSince?.toISOString() ?? null,
});

export async function findQueuedOrders(
  { database, person: { userId } }: PersonContext,
  { state, pageNum, pageSize }: ParsedQueryOf<typeof findQueuedOrdersCall>,
): Promise<AnswerOf<typeof findQueuedOrdersCall>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { list, total } = await listQueue(database.write, { state, userId }, page);
  return { list: list.map((row) => ({ ...viewLine(row), ...viewQueued(row, userId) })), total };
}

export async function findQueuedOrder(
  { database, person }: PersonContext,
  { teamId, orderId }: ParsedQueryOf<typeof findQueuedOrderCall>,
): Promise<QueuedOrderView> {
  const row = await findQueued(database.write, { teamId, orderId }, person.userId);
  if (row === undefined) throw new Refusal('notFound');
  return {
    ...(await viewOrder(database.write, row, person)),
    ...viewQueued(row, person.userId),
    freeGroups: await listFreeGroups(database.write, teamId),
  };
}
