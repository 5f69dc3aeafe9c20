import type { Connection } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addAttempt } from './attempt-counts-store.ts';

export type Limit = { count: number; withinMs: number };

/** In the database, so that the limit is one for all processes. The count stays when the verb refuses for another reason. */
export async function countWithin(
  context: Context,
  limit: Limit,
  what: string,
  whose: string | number,
): Promise<void> {
  if (!(await isWithin(context.database.write, context, limit, [what, whose])))
    throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(limit.withinMs / 1000) });
}

/** Counts, in a transaction with what comes of it. */
export async function isWithin(
  db: Connection,
  { clock, keyedHash }: Pick<Context, 'clock' | 'keyedHash'>,
  { count, withinMs }: Limit,
  counted: readonly [what: string, ...whose: (string | number)[]],
): Promise<boolean> {
  const now = clock.now();
  const forgottenAt = new Date(now.getTime() + withinMs);
  return (await addAttempt(db, keyedHash('attempts', ...counted), { now, forgottenAt })) <= count;
}
