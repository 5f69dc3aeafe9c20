import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { declineRate as call } from '@tapwright/contracts/typed-rates';
import type { PersonContext } from '../../../platform/http/context.ts';
import { decideOnRate } from './decide-on-rate.ts';

export async function declineRate(context: PersonContext, body: ParsedBodyOf<typeof call>): Promise<null> {
  const step = { call, state: 'declined', operation: 'exchangeRate.declined' } as const;
  return decideOnRate(context, body, step, () => Promise.resolve());
}
