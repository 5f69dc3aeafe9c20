import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type PasswordKeyRow = { keyId: number; publicKey: string; sealedPrivateKey: string; createdAt: Date };

/** The one with this id, or without an id the newest. */
export async function findPasswordKey(
  db: Connection,
  now: Date,
  keyId?: number,
): Promise<PasswordKeyRow | undefined> {
  return db
    .selectFrom('passwordKeys')
    .select(['keyId', 'publicKey', 'sealedPrivateKey', 'createdAt'])
    .where('acceptedUntil', '>', now)
    .$if(keyId !== undefined, (query) => query.where('keyId', '=', keyId ?? 0))
    .orderBy('keyId', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One process at a time makes a key, so that however many ask, a day has one. */
export async function lockPasswordKeys(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('password keys', 0))`.execute(tx);
}

export async function insertPasswordKey(
  db: Connection,
  key: { publicKey: string; sealedPrivateKey: string; createdAt: Date; acceptedUntil: Date },
): Promise<number> {
  const { keyId } = await db
    .insertInto('passwordKeys')
    .values(key)
    .returning('keyId')
    .executeTakeFirstOrThrow();
  return keyId;
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
