import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { declineRefund as declineRefundCall } from '@tapwright/contracts/refunds';
import type { PersonContext } from '../../../platform/http/context.ts';
import { decideOnRefund } from './decide-on-refund.ts';
import { updateRefund } from './refunds-store.ts';

/** By anybody, and by who proposed it. */
export async function declineRefund(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof declineRefundCall>,
): Promise<null> {
  const operation = 'finance.refundDeclined';
  const step = { call: declineRefundCall, from: 'proposed', operation, reason } as const;
  return decideOnRefund(context, key, step, async ({ tx, person, clock }) => {
    const decided = { decidedBy: person.userId, decidedAt: clock.now(), decision: reason };
    await updateRefund(tx, key, { state: 'declined', ...decided });
  });
}
