import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { acceptOrder as call } from '@tapwright/contracts/managed-order-queue';
import { stepTo } from '@tapwright/domain/managed-order-rules';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { announceOrder } from '../announce-order.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { updateOrder } from '../orders-store.ts';
import { workOnOrder } from './work-on-order.ts';

/** Whoever accepts it looks after it. */
export async function acceptOrder(
  context: PersonContext,
  { text, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return workOnOrder(context, call, key, async (write, order) => {
    const { tx, clock, person } = write;
    const state = stepTo('accept', order.state);
    if (state === undefined) throw new Refusal('changedMeanwhile');
    const at = clock.now();
    const { userId } = person;
    await updateOrder(tx, order, { state, stateSince: at, staffId: userId, teamWaitsSince: null });
    const body = text.trim();
    const message = { kind: 'state', state, body, byUser: userId, isStaff: true, createdAt: at } as const;
    await insertMessage(tx, { ...key, ...message });
    const taken = { ...order, staffId: userId };
    await announceOrder(tx, write, taken, { to: 'team', what: state, by: userId, words: body });
    return { operation: 'managedOrder.accepted' };
  });
}
