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
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function hasSecondFactor(db: Connection, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('sealedSecret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function savePendingSecret(db: Connection, userId: number, sealed: string): Promise<void> {
  await db
    .insertInto('secondFactors')
    .values({ userId, sealedPendingSecret: sealed })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sealedPendingSecret: sealed }))
    .execute();
}

/** By what an app's list names the account. */
export async function getAccountName(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select(['loginName', 'email', 'mobile'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function updateSecondFactorRow(
  db: Connection,
  userId: number,
  change: Partial<Omit<SecondFactorRow, 'userId'>>,
): Promise<void> {
  await db.updateTable('secondFactors').set(change).where('userId', '=', userId).execute();
}

export async function deleteSecondFactorRow(db: Connection, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Connection,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** False when there is no such code, or it was used before. */
export async function useRecoveryCode(
  db: Connection,
  { userId, codeHash, usedAt }: { userId: number; codeHash: Buffer; usedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
