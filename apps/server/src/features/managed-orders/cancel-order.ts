import { cancelOrder as call } from '@tapwright/contracts/managed-orders';
import { orderNumber, stepTo } from '@tapwright/domain/managed-order-rules';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { membersWrite } from '../writes/index.ts';
import { announceOrder, publishOrder } from './announce-order.ts';
import { endWork } from './end-work.ts';
import { getOrder } from './get-order.ts';
import { insertMessage } from './conversation/messages-store.ts';
import { updateOrder } from './orders-store.ts';

/** Whoever may order may give up; staff leave the team with it. */
export async function cancelOrder(
  context: TeamContext,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<null> {
  return membersWrite(context, call, async (write) => {
    const { tx, clock, membership, actor } = write;
    const order = await getOrder(write, orderId);
    const state = stepTo('cancel', order.state);
    if (state === undefined) throw new Refusal('changedMeanwhile');
    const { teamId } = membership;
    const at = clock.now();
    await endWork(tx, write, order);
    const body = reason.trim();
    await updateOrder(tx, order, {
      state,
      asks: null,
      campaignGroupId: null,
      teamWaitsSince: null,
      stateSince: at,
      reason: body === '' ? null : body,
    });
    const message = { kind: 'state', state, byUser: actor.userId, isStaff: false, createdAt: at } as const;
    await insertMessage(tx, { teamId, orderId, body, ...message });
    await announceOrder(tx, write, order, { to: 'staff', what: state, by: actor.userId, words: body });
    await publishOrder(tx, write, teamId);
    const logged = await write.record('managedOrder.cancelled', {
      subject: {
        managedOrder: `${orderNumber(orderId)} ${order.appName ?? ''}`,
        ...(body === '' ? {} : { reason: body }),
      },
    });
    return logged.done(null);
  });
}
