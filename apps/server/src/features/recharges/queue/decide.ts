import type { CallShape } from '@tapwright/contracts/call';
import type { OperationName } from '@tapwright/contracts/operations';
import { waitingStates } from '@tapwright/contracts/recharges';
import type { Facts } from '@tapwright/contracts/operation-facts';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type StaffWrite, staffWrite } from '../../writes/index.ts';
import { lockRecharge, type RechargeKey, type RechargeView } from '../recharges-store.ts';
import { isInTeam } from './queue-store.ts';

type Decision = { operation: OperationName; before?: Facts; after: Facts };
type StaffCall = CallShape & { access: { to: 'staff' } };

/**
 * What staff do with a remittance that waits: never on their own team's money, one after the other, and in the log of
 * the team as in their own.
 */
export async function decide(
  context: PersonContext,
  call: StaffCall,
  { teamId, rechargeId }: RechargeKey,
  work: (write: StaffWrite, waiting: RechargeView) => Promise<Decision>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, live } = write;
    if (await isInTeam(tx, teamId, person.userId)) throw new Refusal('ownTeam');
    const waiting = await lockRecharge(tx, { teamId, rechargeId });
    if (waiting === undefined) throw new Refusal('notFound');
    if (!waitingStates.some((state) => state === waiting.state)) throw new Refusal('changedMeanwhile');
    const { operation, ...facts } = await work(write, waiting);
    await live.publishTeam(tx, teamId, 'finance.changed');
    const row = { subject: { reference: waiting.reference }, ...facts };
    await write.record(operation, { ...row, teamId });
    return (await write.record(operation, row)).done(null);
  });
}
