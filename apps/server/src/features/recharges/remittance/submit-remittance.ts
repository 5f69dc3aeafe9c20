import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type Recharge,
  remittanceHours,
  submitRemittance as submitRemittanceCall,
} from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { viewRecharge } from '../view-recharge.ts';
import { lockRecharge, updateRecharge } from '../recharges-store.ts';
import { keepNewProof } from './keep-new-proof.ts';

/** Nothing is credited by it: only the confirmation does. */
export async function submitRemittance(
  context: TeamContext,
  { rechargeId, teamId, ...sent }: ParsedBodyOf<typeof submitRemittanceCall>,
): Promise<Recharge> {
  return teamWrite(context, submitRemittanceCall, async (write) => {
    const { tx, clock, live } = write;
    const key = { teamId, rechargeId };
    const begun = await lockRecharge(tx, key);
    if (begun === undefined) throw new Refusal('notFound');
    if (begun.state !== 'begun' || begun.way !== 'remittance') throw new Refusal('changedMeanwhile');
    const proofHash = await keepNewProof(write, key, sent);
    const submittedAt = clock.now();
    const values = {
      ...sent,
      proofHash,
      sentAt: new Date(sent.sentAt),
      state: 'submitted',
      submittedAt,
      dueAt: new Date(submittedAt.getTime() + remittanceHours * 3_600_000),
    } as const;
    await updateRecharge(tx, key, values);
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.rechargeSubmitted', {
      subject: { reference: begun.reference },
      after: {
        rechargeAmount: toAppleMoney(moneyOf(sent.amount, begun.currency)),
        serialNumber: sent.serialNumber,
      },
    });
    return logged.done(viewRecharge({ ...begun, ...values }, submittedAt));
  });
}
