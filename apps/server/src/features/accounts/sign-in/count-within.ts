import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { addAttempt } from './attempt-counts-store.ts';

/** In the database, so that the limit is one for all processes. The count stays when the verb refuses for another reason. */
export async function countWithin(
  { database, clock, keyedHash }: Context,
  most: { count: number; withinMs: number },
  what: string,
  whose: string | number,
): Promise<void> {
  const now = clock.now();
  const forgottenAt = new Date(now.getTime() + most.withinMs);
  const count = await addAttempt(database.write, keyedHash('attempts', what, whose), { now, forgottenAt });
  if (count > most.count)
    throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(most.withinMs / 1000) });
}
