import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { takeOrder as call } from '@tapwright/contracts/managed-order-queue';
import { openStates } from '@tapwright/domain/managed-order-rules';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { announceOrder } from '../announce-order.ts';
import { endWork } from '../end-work.ts';
import { updateOrder } from '../orders-store.ts';
import { takeSeat } from './take-seat.ts';
import { workOnOrder } from './work-on-order.ts';

/** From a colleague, or from nobody where they are staff no longer; what they proposed goes with them. */
export async function takeOrder(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return workOnOrder(context, call, key, async (write, order) => {
    const { tx, person } = write;
    const { userId } = person;
    const isOpen = order.state !== 'submitted' && openStates.some((state) => state === order.state);
    if (!isOpen || order.staffId === userId) throw new Refusal('changedMeanwhile');
    await endWork(tx, write, order);
    await updateOrder(tx, order, { staffId: userId });
    const { campaignGroupId } = order;
    if (campaignGroupId !== null) await takeSeat(write, { ...key, campaignGroupId, userId, reason });
    const taken = { ...order, staffId: userId };
    await announceOrder(tx, write, taken, { to: 'team', what: 'taken', by: userId, words: reason });
    return { operation: 'managedOrder.taken', reason };
  });
}
