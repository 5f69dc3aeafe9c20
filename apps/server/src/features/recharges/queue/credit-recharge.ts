import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { creditRecharge as creditRechargeCall } from '@tapwright/contracts/recharges';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { creditWithReceipt } from '../receipts/credit-with-receipt.ts';
import { announceRecharge } from './announce-recharge.ts';
import { decide } from './decide.ts';

/** What arrived is credited, once, whatever was said; another amount says why. */
export async function creditRecharge(
  context: PersonContext,
  { amount, reason, ...key }: ParsedBodyOf<typeof creditRechargeCall>,
): Promise<null> {
  const at = context.clock.now();
  return decide(context, creditRechargeCall, key, async (write, waiting) => {
    const { tx, person, settings } = write;
    const { currency } = waiting;
    if (amount !== waiting.amount && reason === undefined)
      throw new Refusal('badInput', { fields: { reason: 'recharges:rules.reason' } });
    const credit = { amount, from: 'funding', at, reason, decidedBy: person.userId } as const;
    await creditWithReceipt(tx, settings, waiting, credit);
    await announceRecharge(tx, write, waiting, { outcome: 'credited', amount, words: reason ?? '' });
    return {
      operation: 'finance.rechargeCredited',
      before: { rechargeAmount: toAppleMoney(moneyOf(waiting.amount, currency)) },
      after: { rechargeAmount: toAppleMoney(moneyOf(amount, currency)), reason },
    };
  });
}
