import { discardOrder as call } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { deleteOrder } from '../orders-store.ts';
import { getOrder } from '../get-order.ts';

export async function discardOrder(context: TeamContext, { orderId }: { orderId: number }): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const order = await getOrder(write, orderId);
    if (order.state !== 'draft') throw new Refusal('notFound');
    await deleteOrder(write.tx, order);
    return write.withoutRow('a draft is nothing until it is sent', null);
  });
}
