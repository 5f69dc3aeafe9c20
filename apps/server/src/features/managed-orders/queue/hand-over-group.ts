import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { handOverGroup as call } from '@tapwright/contracts/managed-order-queue';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { attachFound, openPlatformGroup } from '../../campaign-groups/index.ts';
import { listFreeGroups } from '../campaigns-store.ts';
import { bindMaker } from '../operators-store.ts';
import { findQueued, type OrderRow, updateOrder } from '../orders-store.ts';
import { takeSeat } from './take-seat.ts';
import type { StaffWrite } from '../../writes/index.ts';
import { workOnOrder } from './work-on-order.ts';

type Body = ParsedBodyOf<typeof call>;

/** Whoever looks after the order works in one campaign group of the team, in the platform's own organisation. */
export async function handOverGroup(context: PersonContext, body: Body): Promise<null> {
  const { name, campaignGroupId, reason, ...key } = body;
  const run = (choose: (write: StaffWrite) => Promise<{ campaignGroupId: number; name: string }>) =>
    workOnOrder(context, call, key, async (write, order) => {
      const { tx } = write;
      const { userId } = write.person;
      if (!isWaiting(order, userId)) throw new Refusal('changedMeanwhile');
      const group = await choose(write);
      await updateOrder(tx, order, { campaignGroupId: group.campaignGroupId });
      const seat = { teamId: key.teamId, campaignGroupId: group.campaignGroupId };
      await takeSeat(write, { ...seat, userId, reason });
      await bindMaker(tx, { ...seat, userId: order.madeBy });
      return {
        operation: 'managedOrder.groupHandedOver',
        reason,
        after: { campaignGroup: group.name },
      };
    });
  if (campaignGroupId !== undefined)
    return run(async ({ tx }) => {
      const free = await listFreeGroups(tx, key.teamId);
      const chosen = free.find((group) => group.campaignGroupId === campaignGroupId);
      if (chosen === undefined) throw new Refusal('changedMeanwhile');
      return chosen;
    });
  if (name === undefined)
    throw new Refusal('badInput', { fields: { name: 'campaignGroups:rules.nameRequired' } });
  // Before Apple is asked for an ad account that nobody would use.
  const seen = await findQueued(context.database.write, key, context.person.userId);
  if (seen === undefined) throw new Refusal('notFound');
  if (seen.isOwnTeam) throw new Refusal('ownTeam');
  if (!isWaiting(seen, context.person.userId)) throw new Refusal('changedMeanwhile');
  return openPlatformGroup(context, { teamId: key.teamId, name }, (found) =>
    run((write) => attachFound(write, { ...found, teamId: key.teamId, deliveryMode: 'managed', name })),
  );
}

const isWaiting = (
  { state, staffId, campaignGroupId }: Pick<OrderRow, 'state' | 'staffId' | 'campaignGroupId'>,
  userId: number,
): boolean => state === 'accepted' && staffId === userId && campaignGroupId === null;
