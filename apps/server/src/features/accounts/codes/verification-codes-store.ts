import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

const maxTries = 5;

/** The code last sent, if it can still be tried; one statement, so that no two tries count as one. */
export async function countCodeTry(
  db: Connection,
  subjectHash: Buffer,
  now: Date,
): Promise<{ codeId: number; codeHash: Buffer } | undefined> {
  return db
    .updateTable('verificationCodes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('codeId', '=', (row) =>
      row
        .selectFrom('verificationCodes as last')
        .select('last.codeId')
        .where('last.subjectHash', '=', subjectHash)
        .orderBy('last.codeId', 'desc')
        .limit(1),
    )
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning(['codeId', 'codeHash'])
    .executeTakeFirst();
}

export async function markCodeUsed(tx: Transaction, codeId: number, usedAt: Date): Promise<boolean> {
  const result = await tx
    .updateTable('verificationCodes')
    .set({ usedAt })
    .where('codeId', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** One after the other for one address, on all processes together, until the transaction ends. */
export async function lockAddress(tx: Transaction, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${addressHash.readBigInt64BE()})`.execute(tx);
}

export type CodesOfAddress = { count: number; lastUnusedAt: Date | null };

/** The last one only while nobody used it: who used it has shown that the address is theirs. */
export async function findCodesOfAddress(
  db: Connection,
  addressHash: Buffer,
  since: Date,
): Promise<CodesOfAddress> {
  const rows = await db
    .selectFrom('verificationCodes')
    .select(['createdAt', 'usedAt'])
    .where('addressHash', '=', addressHash)
    .where('createdAt', '>', since)
    .orderBy('codeId', 'desc')
    .execute();
  const [last] = rows;
  return { count: rows.length, lastUnusedAt: last?.usedAt === null ? last.createdAt : null };
}

export async function insertCode(
  db: Connection,
  code: { subjectHash: Buffer; addressHash: Buffer; codeHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('verificationCodes').values(code).execute();
}

export async function deleteOldCodes(db: Connection, createdBefore: Date): Promise<void> {
  await db.deleteFrom('verificationCodes').where('createdAt', '<', createdBefore).execute();
}
