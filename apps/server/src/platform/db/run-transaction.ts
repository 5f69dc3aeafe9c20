import pg from 'pg';
import type { Database, Transaction } from './database.ts';

export const maxAttempts = 4;

/** serialization_failure and deadlock_detected: the same work, run again, can succeed. */
const worthRepeating = new Set(['40001', '40P01']);

/** `work` may run up to four times, so all it does must be inside the transaction. */
export async function runTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isWorthRepeating(error)) throw error;
    }
  }
}

export function isWorthRepeating(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && worthRepeating.has(error.code);
}
