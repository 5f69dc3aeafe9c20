import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type PasswordKeyRow = { keyId: number; publicKey: string; sealedPrivateKey: string; createdAt: Date };

/** Newest first. */
export async function listAcceptedPasswordKeys(db: Connection, now: Date): Promise<PasswordKeyRow[]> {
  return db
    .selectFrom('passwordKeys')
    .select(['keyId', 'publicKey', 'sealedPrivateKey', 'createdAt'])
    .where('acceptedUntil', '>', now)
    .orderBy('keyId', 'desc')
    .execute();
}

export async function insertPasswordKey(
  db: Connection,
  key: { publicKey: string; sealedPrivateKey: string; createdAt: Date; acceptedUntil: Date },
): Promise<void> {
  await db.insertInto('passwordKeys').values(key).execute();
}

/** False when this very ciphertext was used before. */
export async function markCiphertextUsed(
  db: Connection | Transaction,
  ciphertextHash: Buffer,
  keyId: number,
): Promise<boolean> {
  const result = await db
    .insertInto('usedPasswordCiphertexts')
    .values({ ciphertextHash, keyId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** With the ciphertexts that were made with them: without their key those open nothing. */
export async function deleteEndedPasswordKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('passwordKeys').where('acceptedUntil', '<', now).execute();
}
