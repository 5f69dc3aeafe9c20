import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawRecharge as withdrawRechargeCall } from '@tapwright/contracts/recharges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { lockRecharge, updateRecharge } from '../recharges-store.ts';

/** Only what was not sent: money on its way is never dropped. */
export async function withdrawRecharge(
  context: TeamContext,
  key: ParsedBodyOf<typeof withdrawRechargeCall>,
): Promise<null> {
  return teamWrite(context, withdrawRechargeCall, async (write) => {
    const { tx, live } = write;
    const begun = await lockRecharge(tx, key);
    if (begun === undefined) throw new Refusal('notFound');
    if (begun.state !== 'begun' || begun.way !== 'remittance') throw new Refusal('changedMeanwhile');
    await updateRecharge(tx, key, { state: 'withdrawn' });
    await live.publishTeam(tx, key.teamId, 'finance.changed');
    const logged = await write.record('finance.rechargeWithdrawn', {
      subject: { reference: begun.reference },
    });
    return logged.done(null);
  });
}
