import type { Connection } from '../../../platform/db/database.ts';

export type SecondFactorRow = {
  userId: number;
  sealedSecret: string | null;
  sealedPendingSecret: string | null;
  lastStep: number;
  wrongTries: number;
  waitsUntil: Date | null;
};

/** `forChange`: tries come one after the other, so that no code is taken twice and no try is uncounted. */
export async function findSecondFactorRow(
  db: Connection,
  userId: number,
  { forChange = false } = {},
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('staffSecondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** False when a second factor is set up already and `mayReplace` does not hold. */
export async function savePendingSecret(
  db: Connection,
  { userId, sealed, mayReplace }: { userId: number; sealed: string; mayReplace: boolean },
): Promise<boolean> {
  const row = await db
    .insertInto('staffSecondFactors')
    .values({ userId, sealedPendingSecret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedPendingSecret: sealed })
        .where((row) => (mayReplace ? row.lit(true) : row('staffSecondFactors.sealedSecret', 'is', null))),
    )
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSecondFactorRow(
  db: Connection,
  userId: number,
  change: Partial<Omit<SecondFactorRow, 'userId'>>,
): Promise<void> {
  await db.updateTable('staffSecondFactors').set(change).where('userId', '=', userId).execute();
}

export async function deleteSecondFactorRow(db: Connection, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staffSecondFactors')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Connection,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('staffRecoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('staffRecoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** False when there is no such code, or it was used before. */
export async function useRecoveryCode(
  db: Connection,
  { userId, codeHash, usedAt }: { userId: number; codeHash: Buffer; usedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staffRecoveryCodes')
    .set({ usedAt })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staffRecoveryCodes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
