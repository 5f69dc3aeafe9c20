import type { CallShape } from '@tapwright/contracts/call';
import type { OperationName } from '@tapwright/contracts/operations';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type StaffWrite, staffWrite } from '../../writes/index.ts';
import { decideProposal, lockProposal, type ProposalRow } from './typed-rates-store.ts';

type Step = {
  call: CallShape & { access: { to: 'staff' } };
  state: 'approved' | 'declined';
  operation: OperationName;
};

/** One after the other, and once. */
export async function decideOnRate(
  context: PersonContext,
  { typedRateId, reason }: { typedRateId: number; reason: string },
  { call, state, operation }: Step,
  work: (write: StaffWrite, proposal: ProposalRow) => Promise<void>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, clock } = write;
    const proposal = await lockProposal(tx, typedRateId);
    if (proposal === undefined) throw new Refusal('notFound');
    if (proposal.state !== 'proposed') throw new Refusal('changedMeanwhile');
    await work(write, proposal);
    await decideProposal(tx, typedRateId, {
      state,
      decidedBy: person.userId,
      decidedAt: clock.now(),
      decision: reason,
    });
    const { currency, day, cnyPerUnit } = proposal;
    const row = { subject: { exchangeRate: `${currency} ${day}` }, after: { cnyPerUnit, reason } };
    return (await write.record(operation, row)).done(null);
  });
}
