import type { Connection, Transaction } from '../../platform/db/database.ts';

const mostTries = 5;

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
    .where('tries', '<', mostTries)
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
