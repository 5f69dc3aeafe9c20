import { hashToken, makeToken } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/db/database.ts';

export type SignedIn = { userId: number; token: string };

/** An account that is there and signed in. */
export async function makePerson(
  { database: { write } }: { database: Database },
  account: { nickName: string; email?: string; mobile?: string },
): Promise<SignedIn> {
  const { userId } = await write
    .insertInto('users')
    .values(account)
    .returning('userId')
    .executeTakeFirstOrThrow();
  const token = makeToken();
  await write
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userId,
      signedInBy: 'password',
      address: '127.0.0.1',
      userAgent: 'test',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { userId, token };
}
