import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { refuseRecharge as refuseRechargeCall } from '@tapwright/contracts/recharges';
import type { PersonContext } from '../../../platform/http/context.ts';
import { updateRecharge } from '../recharges-store.ts';
import { announceRecharge } from './announce-recharge.ts';
import { decide } from './decide.ts';

export async function refuseRecharge(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof refuseRechargeCall>,
): Promise<null> {
  return decide(context, refuseRechargeCall, key, async (write, waiting) => {
    const { tx, person, clock } = write;
    await updateRecharge(tx, key, {
      state: 'refused',
      decidedBy: person.userId,
      decidedAt: clock.now(),
      reason,
    });
    await announceRecharge(tx, write, waiting, { outcome: 'refused', amount: waiting.amount, words: reason });
    return { operation: 'finance.rechargeRefused', after: { reason } };
  });
}
