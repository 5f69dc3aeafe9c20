import { askOfOrder as call } from '@tapwright/contracts/managed-orders';
import { mayWish, orderNumber, type OrderWish } from '@tapwright/domain/managed-order-rules';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { announceOrder, publishOrder } from '../announce-order.ts';
import { getOrder } from '../get-order.ts';
import { updateOrder } from '../orders-store.ts';
import { insertMessage } from './messages-store.ts';

/** Staff do it by a change set, which the team sees; asked twice it is asked once. */
export async function askOfOrder(
  context: TeamContext,
  { orderId, wish }: { orderId: number; wish: OrderWish },
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, clock, membership, actor } = write;
    const order = await getOrder(write, orderId);
    if (!mayWish(wish, order.state)) throw new Refusal('changedMeanwhile');
    if (order.asks === wish) return write.unchanged(null);
    const { teamId } = membership;
    const at = clock.now();
    await updateOrder(tx, order, { asks: wish, teamWaitsSince: order.teamWaitsSince ?? at });
    const message = { kind: 'asks', state: wish, byUser: actor.userId, isStaff: false } as const;
    await insertMessage(tx, { teamId, orderId, ...message, createdAt: at });
    await announceOrder(tx, write, order, { to: 'staff', what: wish, by: actor.userId });
    await publishOrder(tx, write, teamId);
    const logged = await write.record('managedOrder.asked', {
      subject: { managedOrder: `${orderNumber(orderId)} ${order.appName ?? ''}` },
      after: { orderWish: wish },
    });
    return logged.done(null);
  });
}
