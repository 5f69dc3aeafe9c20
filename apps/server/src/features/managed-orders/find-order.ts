import type { OrderView } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readerOf } from './get-order.ts';
import { findOrderOf } from './orders-store.ts';
import { viewOrder } from './view-order.ts';

export async function findOrder(context: TeamContext, { orderId }: { orderId: number }): Promise<OrderView> {
  // What was just written is read back, and a replica may not have it yet.
  const db = context.database.write;
  const row = await findOrderOf(db, readerOf(context), orderId);
  if (row === undefined) throw new Refusal('notFound');
  return viewOrder(db, row, context.person);
}
