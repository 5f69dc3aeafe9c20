import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { writeToTeam as call } from '@tapwright/contracts/managed-order-queue';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { writeMessage } from '../conversation/write-message.ts';
import { workOnOrder } from './work-on-order.ts';

/** Of whoever looks after it; one that nobody has taken can be asked about by all of staff. */
export async function writeToTeam(
  context: PersonContext,
  { text, files, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return workOnOrder(context, call, key, async (write, order) => {
    const { userId } = write.person;
    if (order.staffId !== null && order.staffId !== userId) throw new Refusal('changedMeanwhile');
    await writeMessage(write.tx, write, order, { text, files, userId, isStaff: true });
    return undefined;
  });
}
