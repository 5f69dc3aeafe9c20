import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { TeamWrite } from '../writes/index.ts';
import { findOrderOf, lockOrder, type OrderReader, type OrderRow } from './orders-store.ts';

export const readerOf = ({
  membership: { teamId },
  person: { userId },
}: Pick<TeamContext, 'membership' | 'person'>): OrderReader => ({ teamId, userId });

/** Of one's team, and of what one is bound to; locked. */
export async function getOrder(write: TeamWrite, orderId: number): Promise<OrderRow> {
  const reader = readerOf(write);
  const order = await lockOrder(write.tx, { teamId: reader.teamId, orderId });
  if (order === undefined || (await findOrderOf(write.tx, reader, orderId)) === undefined)
    throw new Refusal('notFound');
  return order;
}
