import type { Connection, Transaction } from '../../../platform/db/database.ts';

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

/** Throws a unique violation when another account has it. */
export async function updateChatApp(
  tx: Transaction,
  userId: number,
  chatApp: { wechatId: string; wechatName: string },
): Promise<void> {
  await tx.updateTable('users').set(chatApp).where('userId', '=', userId).execute();
}

export async function deleteChatApp(tx: Transaction, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ wechatId: null, wechatName: null })
    .where('userId', '=', userId)
    .execute();
}
