import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type NewPasskey = {
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
};

export async function listPasskeys(db: Connection, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['passkeyId', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('passkeyId', 'desc')
    .execute();
}

/** One of theirs at a time is added or removed. */
export async function lockPasskeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.selectFrom('users').select('userId').where('userId', '=', userId).forUpdate().execute();
}

/** Fails when it is kept already, by whomever. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute();
}

/** Whose it is, and what it is judged by. */
export async function findPasskeyByCredential(db: Connection, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.userId', 'passkeys.userId')
    .select(['passkeyId', 'passkeys.userId', 'publicKey', 'counter', 'transports', 'users.frozenAt'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** False when it was removed meanwhile, or has counted on in another sign-in. */
export async function updateUsed(
  tx: Transaction,
  passkeyId: number,
  { before, after, usedAt }: { before: number; after: number; usedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter: after, lastUsedAt: usedAt })
    .where('passkeyId', '=', passkeyId)
    .where('counter', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Which = { userId: number; passkeyId: number };

export async function updatePasskeyName(
  tx: Transaction,
  { userId, passkeyId }: Which,
  name: string,
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('passkeyId', '=', passkeyId)
    .execute();
}

export async function findPasskeyName(
  tx: Transaction,
  { userId, passkeyId }: Which,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('userId', '=', userId)
    .where('passkeyId', '=', passkeyId)
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskey(tx: Transaction, { userId, passkeyId }: Which): Promise<void> {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).where('passkeyId', '=', passkeyId).execute();
}

type Challenge = { challengeHash: Buffer; userId: number | null };

export async function insertChallenge(db: Connection, challenge: Challenge & { expiresAt: Date }) {
  await db.insertInto('passkeyChallenges').values(challenge).execute();
}

/** Whatever comes of it, it was used. */
export async function takeChallenge(
  db: Connection,
  { challengeHash, userId }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteOldChallenges(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', before).execute();
}
