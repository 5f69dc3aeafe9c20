import type { AnswerOf } from '@tapwright/contracts/call';
import type { confirmSecondFactor as confirmSecondFactorCall } from '@tapwright/contracts/second-factor';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { warnPerson } from '../contacts/warn-person.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { judgeTry } from './judge-try.ts';
import { findStep } from './one-time-codes.ts';
import { passInSession } from './pass-in-session.ts';
import { hashRecoveryCode, makeRecoveryCodes, writeRecoveryCode } from './recovery-codes.ts';
import { openSealedSecret } from './sealed-secret.ts';
import { findSecondFactorRow, replaceRecoveryCodes, updateSecondFactorRow } from './second-factor-store.ts';

/** The secret counts from now on, and this session has passed; every other one ends. */
export async function confirmSecondFactor(
  context: PersonContext,
  { code }: { code: string },
): Promise<AnswerOf<typeof confirmSecondFactorCall>> {
  const { userId, sessionId } = context.person;
  const now = context.clock.now();
  const recoveryCodes = makeRecoveryCodes();
  return personWrite(context, async (write) => {
    const { tx, sealer, live } = write;
    await checkConfirmed(tx, write, context.person);
    const row = await findSecondFactorRow(tx, userId, { forChange: true });
    const pending = row?.sealedPendingSecret ?? null;
    if (row === undefined || pending === null) throw new Refusal('changedMeanwhile');
    const step = findStep(openSealedSecret(sealer, userId, pending), code, { now, takenStep: 0 });
    const wrong = await judgeTry(tx, row, { now, isRight: () => Promise.resolve(step !== undefined) });
    if (wrong !== undefined) return write.refuseAfterwards('a wrong try is counted', wrong);
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
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    await passInSession(write);
    await warnPerson(write, userId, { what: 'secondFactorSet' });
    const logged = await write.record('account.secondFactorSet', {});
    await live.publishPersons(tx, [userId], 'access.changed');
    return logged.done({ recoveryCodes: recoveryCodes.map(writeRecoveryCode) });
  });
}
