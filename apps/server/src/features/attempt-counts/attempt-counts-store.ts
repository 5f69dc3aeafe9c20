import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type AttemptCount = { count: number; waitsUntil: Date | null };

/** One more, or the first of a new span. Answers how many it makes, in one statement. */
export async function addAttempt(
  db: Connection,
  countedHash: Buffer,
  { now, forgottenAt }: { now: Date; forgottenAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('attemptCounts')
    .values({ countedHash, count: 1, forgottenAt })
    .onConflict((conflict) =>
      conflict.column('countedHash').doUpdateSet({
        count: sql<number>`case when attempt_counts.forgotten_at <= ${now} then 1 else attempt_counts.count + 1 end`,
        forgottenAt: sql<Date>`case when attempt_counts.forgotten_at <= ${now} then excluded.forgotten_at else attempt_counts.forgotten_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Locked until the transaction ends, also when nothing was counted yet: who comes next sees what this one does.
 * One statement, since a success may delete the row between two.
 */
export async function lockAttempts(tx: Transaction, countedHash: Buffer, now: Date): Promise<AttemptCount> {
  const row = await tx
    .insertInto('attemptCounts')
    .values({ countedHash, count: 0, forgottenAt: now })
    .onConflict((conflict) =>
      conflict.column('countedHash').doUpdateSet({ count: sql<number>`attempt_counts.count` }),
    )
    .returning(['count', 'waitsUntil', 'forgottenAt'])
    .executeTakeFirstOrThrow();
  return row.forgottenAt > now ? row : { count: 0, waitsUntil: null };
}

export async function setAttempts(
  tx: Transaction,
  countedHash: Buffer,
  next: AttemptCount & { forgottenAt: Date },
): Promise<void> {
  await tx.updateTable('attemptCounts').set(next).where('countedHash', '=', countedHash).execute();
}

export async function findAttempts(db: Connection, countedHashes: Buffer[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('attemptCounts')
    .select(['countedHash', 'count'])
    .where('countedHash', 'in', countedHashes)
    .where('forgottenAt', '>', now)
    .execute();
  return countedHashes.map((hash) => rows.find((row) => row.countedHash.equals(hash))?.count ?? 0);
}

export async function deleteAttempts(db: Connection, countedHashes: Buffer[]): Promise<void> {
  await db.deleteFrom('attemptCounts').where('countedHash', 'in', countedHashes).execute();
}

export async function deleteForgottenAttempts(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('attemptCounts').where('forgottenAt', '<', now).execute();
}
