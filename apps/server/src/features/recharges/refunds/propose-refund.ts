import { randomInt } from 'node:crypto';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { proposeRefund as proposeRefundCall } from '@tapwright/contracts/refunds';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { isDisputed } from '../disputes/disputes-store.ts';
import { isInTeam } from '../queue/queue-store.ts';
import { insertRefund, lockCredited, sumRefunded } from './refunds-store.ts';

/** The first of two. Never more than the recharge was, over all its refunds. */
export async function proposeRefund(
  context: PersonContext,
  { rechargeReference, amount, reason }: ParsedBodyOf<typeof proposeRefundCall>,
): Promise<null> {
  return staffWrite(context, proposeRefundCall, async (write) => {
    const { tx, person, clock } = write;
    const found = await lockCredited(tx, rechargeReference);
    if (found === undefined)
      throw new Refusal('badInput', { fields: { rechargeReference: 'recharges:rules.reference' } });
    const { teamId, rechargeId, currency, creditedAmount } = found;
    if (await isInTeam(tx, teamId, person.userId)) throw new Refusal('ownTeam');
    if (await isDisputed(tx, found))
      throw new Refusal('badInput', { fields: { rechargeReference: 'recharges:rules.disputed' } });
    if (amount > creditedAmount - (await sumRefunded(tx, found)))
      throw new Refusal('badInput', { fields: { amount: 'recharges:rules.refundable' } });
    const reference = `RF${randomInt(10 ** 12)
      .toString(36)
      .toUpperCase()
      .padStart(8, '0')}`;
    const proposal = { teamId, rechargeId, reference, currency, amount, reason };
    await insertRefund(tx, { ...proposal, proposedBy: person.userId, proposedAt: clock.now() });
    const row = {
      subject: { reference },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, currency)), reason },
    };
    await write.record('finance.refundProposed', { ...row, teamId });
    return (await write.record('finance.refundProposed', row)).done(null);
  });
}
