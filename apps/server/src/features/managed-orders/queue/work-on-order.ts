import type { CallShape } from '@tapwright/contracts/call';
import type { Facts } from '@tapwright/contracts/operation-facts';
import type { OperationName } from '@tapwright/contracts/operations';
import { orderNumber } from '@tapwright/domain/managed-order-rules';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockTeam, type StaffWrite, staffWrite } from '../../writes/index.ts';
import { publishOrder } from '../announce-order.ts';
import { findQueued, lockOrder, type OrderKey, type OrderRow } from '../orders-store.ts';

type StaffCall = CallShape & { access: { to: 'staff' } };
type Done = { operation: OperationName; reason?: string; after?: Facts };

/**
 * What staff do with an order: never with one of their own team, one after the other, in the log of the team as in their
 * own. Without an operation the conversation alone tells of it.
 */
export async function workOnOrder(
  context: PersonContext,
  call: StaffCall,
  key: OrderKey,
  work: (write: StaffWrite, order: OrderRow) => Promise<Done | undefined>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person } = write;
    const { teamId } = key;
    if ((await lockTeam(tx, teamId, { isChanged: true })) === undefined) throw new Refusal('notFound');
    const order = await lockOrder(tx, key);
    const seen = await findQueued(tx, key, person.userId);
    if (order === undefined || seen === undefined) throw new Refusal('notFound');
    if (seen.isOwnTeam) throw new Refusal('ownTeam');
    const done = await work(write, order);
    await publishOrder(tx, write, teamId);
    if (done === undefined)
      return write.withoutRow('words stand in the conversation, with who wrote them and when', null);
    const { operation, reason, after } = done;
    const managedOrder = `${orderNumber(order.orderId)} ${order.appName ?? ''}`;
    const row = { subject: { managedOrder, ...(reason && { reason }) }, ...(after && { after }) };
    await write.record(operation, { ...row, teamId });
    return (await write.record(operation, row)).done(null);
  });
}
