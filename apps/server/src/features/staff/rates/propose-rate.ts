import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { proposeRate as call } from '@tapwright/contracts/typed-rates';
import { dayIn } from '@tapwright/domain/zones';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { findPublished, insertProposal } from './typed-rates-store.ts';

/** The first of two. Only of days that no source has published a rate for; one that was typed in can be corrected so. */
export async function proposeRate(context: PersonContext, body: ParsedBodyOf<typeof call>): Promise<null> {
  const { currency, day, cnyPerUnit, reason } = body;
  return staffWrite(context, call, async (write) => {
    const { tx, clock, person } = write;
    const at = clock.now();
    if (day > dayIn('UTC', at)) throw new Refusal('badInput', { fields: { day: 'staff:rules.rateDay' } });
    if ((await findPublished(tx, currency, day)) !== undefined)
      throw new Refusal('badInput', { fields: { day: 'staff:rules.ratePublished' } });
    const proposal = { currency, day, cnyPerUnit, reason, proposedBy: person.userId, proposedAt: at };
    if (!(await insertProposal(tx, proposal)))
      throw new Refusal('badInput', { fields: { day: 'staff:rules.rateWaits' } });
    const row = { subject: { exchangeRate: `${currency} ${day}` }, after: { cnyPerUnit, reason } };
    return (await write.record('exchangeRate.proposed', row)).done(null);
  });
}
