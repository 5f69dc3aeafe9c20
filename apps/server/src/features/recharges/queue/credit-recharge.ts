import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { creditRecharge as creditRechargeCall } from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { bookRecharge } from '../../ledger/index.ts';
import { updateRecharge } from '../recharges-store.ts';
import { announceRecharge } from './announce-recharge.ts';
import { decide } from './decide.ts';

/** What arrived is credited, once, whatever was said; another amount says why. */
export async function creditRecharge(
  context: PersonContext,
  { amount, reason, ...key }: ParsedBodyOf<typeof creditRechargeCall>,
): Promise<null> {
  const at = context.clock.now();
  return decide(context, creditRechargeCall, key, async (write, waiting) => {
    const { tx, person } = write;
    const { teamId, rechargeId, currency, reference } = waiting;
    if (amount !== waiting.amount && reason === undefined)
      throw new Refusal('badInput', { fields: { reason: 'recharges:rules.reason' } });
    await bookRecharge(tx, {
      teamId,
      currency,
      amount,
      from: 'funding',
      key: `recharge:${rechargeId}`,
      subject: reference,
      at,
    });
    await updateRecharge(tx, key, {
      state: 'credited',
      creditedAmount: amount,
      decidedBy: person.userId,
      decidedAt: at,
      reason: reason ?? null,
    });
    await announceRecharge(tx, write, waiting, { outcome: 'credited', amount, words: reason ?? '' });
    return {
      operation: 'finance.rechargeCredited',
      before: { rechargeAmount: toAppleMoney(moneyOf(waiting.amount, currency)) },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, currency)), reason },
    };
  });
}
