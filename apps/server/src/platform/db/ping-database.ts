import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

const answerLimitMs = 2_000;

/** True when the database answers soon. */
export async function pingDatabase({ pool }: Database): Promise<boolean> {
  const answers = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answers, wait(answerLimitMs, false, { ref: false })]);
}
