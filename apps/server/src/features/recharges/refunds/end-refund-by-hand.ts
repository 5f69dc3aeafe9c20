import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { endRefund as endRefundCall } from '@tapwright/contracts/refunds';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { decideOnRefund } from './decide-on-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { findSource } from './refunds-store.ts';

/** What a bank paid out, or gave back, is known to people alone. */
export async function endRefundByHand(
  context: PersonContext,
  { reason, outcome, ...key }: ParsedBodyOf<typeof endRefundCall>,
): Promise<null> {
  const operation = outcome === 'paid' ? 'finance.refundPaid' : 'finance.refundFailed';
  const step = {
    call: endRefundCall,
    from: outcome === 'returned' ? 'paid' : 'approved',
    operation,
    reason,
  } as const;
  return decideOnRefund(context, key, step, async ({ tx, clock }, refund) => {
    const { way } = await findSource(tx, refund);
    if (way !== 'remittance') throw new Refusal('changedMeanwhile');
    const state = outcome === 'paid' ? 'paid' : 'failed';
    await settleRefund(tx, refund, { state, from: 'funding', at: clock.now() });
  });
}
