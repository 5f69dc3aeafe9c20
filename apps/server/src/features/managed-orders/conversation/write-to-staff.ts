import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { writeToStaff as call } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getOrder } from '../get-order.ts';
import { writeMessage } from './write-message.ts';

export async function writeToStaff(
  context: TeamContext,
  { orderId, text, files }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const order = await getOrder(write, orderId);
    const words = { text, files, userId: write.actor.userId, isStaff: false };
    await writeMessage(write.tx, write, order, words);
    return write.withoutRow('words stand in the conversation, with who wrote them and when', null);
  });
}
