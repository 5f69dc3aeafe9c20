import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type ChatAppOwner = { userId: number; nickName: string; frozenAt: Date | null };

export async function findChatAppOwner(db: Connection, wechatId: string): Promise<ChatAppOwner | undefined> {
  return db
    .selectFrom('users')
    .select(['userId', 'nickName', 'frozenAt'])
    .where('wechatId', '=', wechatId)
    .executeTakeFirst();
}

/** Locked until the transaction ends, so that two changes of one account's ways in cannot pass each other. */
export async function getWaysIn(tx: Transaction, userId: number) {
  return tx
    .selectFrom('users')
    .select(['wechatId', 'wechatName', 'mobile', 'email', 'loginName'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** False when another account has it, also when that happened this very moment. */
export async function updateChatApp(
  tx: Transaction,
  userId: number,
  { wechatId, wechatName }: { wechatId: string; wechatName: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${wechatId}))`.execute(tx);
  const owner = await findChatAppOwner(tx, wechatId);
  if (owner !== undefined && owner.userId !== userId) return false;
  await tx.updateTable('users').set({ wechatId, wechatName }).where('userId', '=', userId).execute();
  return true;
}

export async function deleteChatApp(tx: Transaction, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ wechatId: null, wechatName: null })
    .where('userId', '=', userId)
    .execute();
}
