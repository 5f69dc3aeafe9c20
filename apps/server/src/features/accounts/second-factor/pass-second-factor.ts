import type { Transaction } from '../../../platform/db/database.ts';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite, type PersonWrite } from '../../writes/index.ts';
import { judgeTry } from './judge-try.ts';
import { findStep } from './one-time-codes.ts';
import { passInSession } from './pass-in-session.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSealedSecret } from './sealed-secret.ts';
import {
  findSecondFactorRow,
  type SecondFactorRow,
  updateSecondFactorRow,
  useRecoveryCode,
} from './second-factor-store.ts';

/** With a code of the app, or with a recovery code, which then is used up. */
export async function passSecondFactor(context: PersonContext, { code }: { code: string }): Promise<null> {
  const { userId } = context.person;
  const now = context.clock.now();
  const isOfApp = code.length === 6;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const row = await findSecondFactorRow(tx, userId, { forChange: true });
    if (row === undefined || row.sealedSecret === null) throw new Refusal('changedMeanwhile');
    const wrong = await judgeTry(tx, row, {
      now,
      isRight: () => (isOfApp ? takeCode(write, row, code) : takeRecoveryCode(tx, { userId, code, now })),
    });
    if (wrong !== undefined) return write.refuseAfterwards('a wrong try is counted', wrong);
    await passInSession(write);
    const logged = await write.record('account.secondFactorPassed', {
      after: { passedBy: isOfApp ? 'app' : 'recoveryCode' },
    });
    return logged.done(null);
  });
}

async function takeCode(
  { tx, sealer, clock }: PersonWrite,
  { userId, sealedSecret, lastStep }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  if (sealedSecret === null) return false;
  const secret = openSealedSecret(sealer, userId, sealedSecret);
  const step = findStep(secret, code, { now: clock.now(), takenStep: lastStep });
  if (step === undefined) return false;
  await updateSecondFactorRow(tx, userId, { lastStep: step });
  return true;
}

function takeRecoveryCode(
  tx: Transaction,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  return useRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(userId, code), usedAt: now });
}
