import type { AnswerOf } from '@tapwright/contracts/call';
import { confirmSecondFactor as confirmSecondFactorCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { updateSecondFactor } from '../../accounts/index.ts';
import { staffWrite } from '../../writes/index.ts';
import { judgeTry } from './judge-try.ts';
import { findStep } from './one-time-codes.ts';
import { hashRecoveryCode, makeRecoveryCodes, writeRecoveryCode } from './recovery-codes.ts';
import { openSealedSecret } from './sealed-secret.ts';
import { findSecondFactorRow, replaceRecoveryCodes, updateSecondFactorRow } from './second-factor-store.ts';

/** The secret counts from now on, and this session has passed; every other one of theirs is asked anew. */
export async function confirmSecondFactor(
  context: PersonContext,
  { code }: { code: string },
): Promise<AnswerOf<typeof confirmSecondFactorCall>> {
  const { userId, sessionId, hasSecondFactor } = context.person;
  const now = context.clock.now();
  const recoveryCodes = makeRecoveryCodes();
  return staffWrite(context, confirmSecondFactorCall, async ({ tx, sealer, refuseAfterwards, record }) => {
    const row = await findSecondFactorRow(tx, userId, { forChange: true });
    const pending = row?.sealedPendingSecret ?? null;
    if (row === undefined || pending === null) throw new Refusal('changedMeanwhile');
    if (row.sealedSecret !== null && !hasSecondFactor) throw new Refusal('secondFactorNeeded');
    const secret = openSealedSecret(sealer, userId, pending);
    const step = findStep(secret, code, { now, takenStep: 0 });
    const wrong = await judgeTry(tx, row, { now, isRight: () => Promise.resolve(step !== undefined) });
    if (wrong !== undefined) return refuseAfterwards('a wrong try is counted', wrong);
    await updateSecondFactorRow(tx, userId, {
      sealedSecret: pending,
      sealedPendingSecret: null,
      lastStep: step ?? 0,
    });
    await replaceRecoveryCodes(
      tx,
      userId,
      recoveryCodes.map((each) => hashRecoveryCode(userId, each)),
    );
    await updateSecondFactor(tx, { userId }, null);
    await updateSecondFactor(tx, { userId, sessionId }, now);
    const logged = await record('staff.secondFactorSet', {
      subject: { userId },
    });
    return logged.done({ recoveryCodes: recoveryCodes.map(writeRecoveryCode) });
  });
}
