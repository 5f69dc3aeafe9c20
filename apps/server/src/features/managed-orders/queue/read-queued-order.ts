import { readQueuedOrder as call } from '@tapwright/contracts/managed-order-queue';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { publishOrder } from '../announce-order.ts';
import { markRead } from '../conversation/messages-store.ts';
import { findQueued, type OrderKey } from '../orders-store.ts';

export async function readQueuedOrder(
  context: PersonContext,
  { messageId, ...key }: OrderKey & { messageId: number },
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, clock, person } = write;
    if ((await findQueued(tx, key, person.userId)) === undefined) throw new Refusal('notFound');
    const read = { ofStaff: false, upTo: messageId, by: person.userId, at: clock.now() };
    if ((await markRead(tx, key, read)) === 0) return write.unchanged(null);
    await publishOrder(tx, write, key.teamId);
    return write.withoutRow('who read what stands at the message', null);
  });
}
