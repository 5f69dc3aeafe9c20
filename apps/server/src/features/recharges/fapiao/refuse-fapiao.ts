import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { refuseFapiao as call } from '@tapwright/contracts/fapiao';
import type { PersonContext } from '../../../platform/http/context.ts';
import { decideOnFapiao } from './decide-on-fapiao.ts';
import { updateFapiao } from './fapiao-store.ts';

export async function refuseFapiao(
  context: PersonContext,
  { reason, ...key }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return decideOnFapiao(context, call, key, 'requested', async ({ tx, person, clock }, { amount }) => {
    const decidedBy = person.userId;
    await updateFapiao(tx, key, { state: 'refused', reason, decidedBy, decidedAt: clock.now() });
    return {
      operation: 'finance.fapiaoRefused',
      outcome: 'invoiceRefused',
      after: { reason },
      amount,
      words: reason,
    };
  });
}
