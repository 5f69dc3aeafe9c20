import type { CallShape } from '@tapwright/contracts/call';
import type { OperationName } from '@tapwright/contracts/operations';
import type { RefundState } from '@tapwright/contracts/refunds';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type StaffWrite, staffWrite } from '../../writes/index.ts';
import { isInTeam } from '../queue/queue-store.ts';
import { lockRefund, type RefundKey, type RefundRow } from './refunds-store.ts';

type Step = {
  call: CallShape & { access: { to: 'staff' } };
  from: RefundState;
  operation: OperationName;
  reason: string;
};

/** What staff do with a refund, never of their own team, one after the other, in the log of the team as in their own. */
export async function decideOnRefund(
  context: PersonContext,
  { teamId, refundId }: RefundKey,
  { call, from, operation, reason }: Step,
  work: (write: StaffWrite, refund: RefundRow) => Promise<void>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, live } = write;
    if (await isInTeam(tx, teamId, person.userId)) throw new Refusal('ownTeam');
    const refund = await lockRefund(tx, { teamId, refundId });
    if (refund === undefined) throw new Refusal('notFound');
    if (refund.state !== from) throw new Refusal('changedMeanwhile');
    await work(write, refund);
    await live.publishTeam(tx, teamId, 'finance.changed');
    const row = {
      subject: { reference: refund.reference },
      after: { rechargeAmount: toAppleMoney(moneyOf(refund.amount, refund.currency)), reason },
    };
    await write.record(operation, { ...row, teamId });
    return (await write.record(operation, row)).done(null);
  });
}
