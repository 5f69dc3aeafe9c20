import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { askAboutRecharge as askAboutRechargeCall } from '@tapwright/contracts/recharges';
import type { PersonContext } from '../../../platform/http/context.ts';
import { updateRecharge } from '../recharges-store.ts';
import { announceRecharge } from './announce-recharge.ts';
import { decide } from './decide.ts';

/** It waits for the team then; the 48 hours go on, and it is never dropped by itself. */
export async function askAboutRecharge(
  context: PersonContext,
  { question, ...key }: ParsedBodyOf<typeof askAboutRechargeCall>,
): Promise<null> {
  return decide(context, askAboutRechargeCall, key, async (write, waiting) => {
    await updateRecharge(write.tx, key, { state: 'asked', question, answer: null });
    await announceRecharge(write.tx, write, waiting, {
      outcome: 'asked',
      amount: waiting.amount,
      words: question,
    });
    return { operation: 'finance.rechargeAsked', after: { question } };
  });
}
