import type { Transaction } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type SecondFactorRow, updateSecondFactorRow } from './second-factor-store.ts';

const freeTries = 5;
const firstWaitMs = 30_000;
const maxWaitMs = 3_600_000;

/**
 * Answers the refusal instead of throwing it: a wrong try is counted in this transaction, so the caller lets it
 * commit and throws afterwards.
 */
export async function judgeTry(
  tx: Transaction,
  { userId, wrongTries, waitsUntil }: SecondFactorRow,
  { now, isRight }: { now: Date; isRight: () => Promise<boolean> },
): Promise<Refusal | undefined> {
  const waitMs = (waitsUntil?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    return new Refusal('tooManyRequests', {
      message: 'secondFactor:rules.wait',
      values: { seconds },
      retryAfterSeconds: seconds,
    });
  }
  if (await isRight()) {
    await updateSecondFactorRow(tx, userId, { wrongTries: 0, waitsUntil: null });
    return undefined;
  }
  const tries = wrongTries + 1;
  const nextWaitMs = Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(tries - freeTries, 20));
  await updateSecondFactorRow(tx, userId, {
    wrongTries: tries,
    waitsUntil: tries < freeTries ? null : new Date(now.getTime() + nextWaitMs),
  });
  return new Refusal('wrongSecondFactor');
}
