import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { endOrder as call } from '@tapwright/contracts/managed-order-queue';
import { stepTo } from '@tapwright/domain/managed-order-rules';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { announceOrder } from '../announce-order.ts';
import { isInUse } from '../campaigns-store.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { endWork } from '../end-work.ts';
import { updateOrder } from '../orders-store.ts';
import { workOnOrder } from './work-on-order.ts';

/** What is left of its reserve comes back as that of every campaign that has ended. */
export async function endOrder(
  context: PersonContext,
  { text, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return workOnOrder(context, call, key, async (write, order) => {
    const { tx, clock, person } = write;
    const { userId } = person;
    const state = stepTo('end', order.state);
    if (state === undefined || order.staffId !== userId) throw new Refusal('changedMeanwhile');
    if (await isInUse(tx, order, estimateAppleTime(write))) throw new Refusal('groupInUse');
    const at = clock.now();
    await endWork(tx, write, order);
    await updateOrder(tx, order, { state, stateSince: at, asks: null, teamWaitsSince: null });
    const message = { kind: 'state', state, body: text, byUser: userId, isStaff: true } as const;
    await insertMessage(tx, { ...key, ...message, createdAt: at });
    await announceOrder(tx, write, order, { to: 'team', what: state, by: userId, words: text });
    return { operation: 'managedOrder.ended', reason: text.slice(0, 500) };
  });
}
