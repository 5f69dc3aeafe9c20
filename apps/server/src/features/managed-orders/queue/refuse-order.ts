import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { refuseOrder as call } from '@tapwright/contracts/managed-order-queue';
import { stepTo } from '@tapwright/domain/managed-order-rules';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { announceOrder } from '../announce-order.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { endWork } from '../end-work.ts';
import { updateOrder } from '../orders-store.ts';
import { workOnOrder } from './work-on-order.ts';

export async function refuseOrder(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return workOnOrder(context, call, key, async (write, order) => {
    const { tx, clock, person } = write;
    const state = stepTo('refuse', order.state);
    if (state === undefined) throw new Refusal('changedMeanwhile');
    const at = clock.now();
    const { userId } = person;
    await endWork(tx, write, order);
    const over = { campaignGroupId: null, asks: null, teamWaitsSince: null } as const;
    await updateOrder(tx, order, { ...over, state, stateSince: at, staffId: userId, reason });
    const message = { kind: 'state', state, body: reason, byUser: userId, isStaff: true } as const;
    await insertMessage(tx, { ...key, ...message, createdAt: at });
    await announceOrder(tx, write, order, { to: 'team', what: state, by: userId, words: reason });
    return { operation: 'managedOrder.refused', reason };
  });
}
