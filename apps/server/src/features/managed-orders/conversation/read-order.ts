import { readOrder as call } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { publishOrder } from '../announce-order.ts';
import { getOrder } from '../get-order.ts';
import { markRead } from './messages-store.ts';

export async function readOrder(
  context: TeamContext,
  { orderId, messageId }: { orderId: number; messageId: number },
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, clock, actor } = write;
    const order = await getOrder(write, orderId);
    const read = { ofStaff: true, upTo: messageId, by: actor.userId, at: clock.now() };
    if ((await markRead(tx, order, read)) === 0) return write.unchanged(null);
    await publishOrder(tx, write, order.teamId);
    return write.withoutRow('who read what stands at the message', null);
  });
}
