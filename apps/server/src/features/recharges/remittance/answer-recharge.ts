import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { answerRecharge as answerRechargeCall, type Recharge } from '@tapwright/contracts/recharges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { viewRecharge } from '../view-recharge.ts';
import { lockRecharge, updateRecharge } from '../recharges-store.ts';
import { keepNewProof } from './keep-new-proof.ts';

/** What staff asked is answered, and it waits for them again. */
export async function answerRecharge(
  context: TeamContext,
  { rechargeId, teamId, answer, proof }: ParsedBodyOf<typeof answerRechargeCall>,
): Promise<Recharge> {
  return teamWrite(context, answerRechargeCall, async (write) => {
    const { tx, live, clock } = write;
    const key = { teamId, rechargeId };
    const asked = await lockRecharge(tx, key);
    if (asked === undefined) throw new Refusal('notFound');
    if (asked.state !== 'asked') throw new Refusal('changedMeanwhile');
    const { serialNumber, reference } = asked;
    const other = proof !== undefined && {
      proof,
      proofHash: await keepNewProof(write, key, { proof, serialNumber: serialNumber ?? '' }),
    };
    const values = { state: 'submitted', answer, ...other } as const;
    await updateRecharge(tx, key, values);
    await live.publishTeam(tx, teamId, 'finance.changed');
    const logged = await write.record('finance.rechargeAnswered', {
      subject: { reference },
      after: { answer },
    });
    return logged.done(viewRecharge({ ...asked, ...values }, clock.now()));
  });
}
