import { isMobile } from '@tapwright/domain/account-rules';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type ContactKind = 'mobile' | 'email';

/** Locked until the transaction ends, so that what is logged as "before" was. */
export async function getOwnLooks(tx: Transaction, userId: number) {
  return tx
    .selectFrom('users')
    .select(['nickName', 'headimgurl'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateNickname(tx: Transaction, userId: number, nickName: string): Promise<void> {
  await tx.updateTable('users').set({ nickName }).where('userId', '=', userId).execute();
}

export async function updatePicture(
  tx: Transaction,
  userId: number,
  headimgurl: string | null,
): Promise<void> {
  await tx.updateTable('users').set({ headimgurl }).where('userId', '=', userId).execute();
}

export async function getOwnAccess(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select(['mobile', 'email', 'passwordHash'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Where a person is written to, and in which language. */
export async function getReach(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select(['mobile', 'email', 'language'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** False when it is no longer `before`: somebody else changed it first. */
export async function replacePassword(
  tx: Transaction,
  userId: number,
  { before, after }: { before: string | null; after: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ passwordHash: after })
    .where('userId', '=', userId)
    .where('passwordHash', 'is not distinct from', before)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False when it is no longer `before`. Breaks the table's uniqueness when another account has it. */
export async function replaceContact(
  tx: Transaction,
  userId: number,
  { kind, before, after }: { kind: ContactKind; before: string | null; after: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set(kind === 'mobile' ? { mobile: after } : { email: after })
    .where('userId', '=', userId)
    .where(kind, 'is not distinct from', before)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findByContact(db: Connection, account: string) {
  return db
    .selectFrom('users')
    .select(['userId', 'nickName', 'headimgurl'])
    .where(isMobile(account) ? 'mobile' : 'email', '=', account)
    .where('frozenAt', 'is', null)
    .executeTakeFirst();
}
