import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { approveRate as call, typedSource } from '@tapwright/contracts/typed-rates';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { putRatesInto } from '../../measures/index.ts';
import { decideOnRate } from './decide-on-rate.ts';
import { findPublished } from './typed-rates-store.ts';

/** The second of two. What was published meanwhile stands; the amounts of the day are converted in the same transaction. */
export async function approveRate(context: PersonContext, body: ParsedBodyOf<typeof call>): Promise<null> {
  const step = { call, state: 'approved', operation: 'exchangeRate.approved' } as const;
  return decideOnRate(
    context,
    body,
    step,
    async ({ tx, person }, { currency, day, cnyPerUnit, proposedBy }) => {
      if (proposedBy === person.userId) throw new Refusal('secondPersonNeeded');
      if ((await findPublished(tx, currency, day)) !== undefined)
        throw new Refusal('changedMeanwhile', { message: 'staff:rules.ratePublished' });
      await putRatesInto(tx, [{ currency, day, cnyPerUnit, source: typedSource }]);
    },
  );
}
