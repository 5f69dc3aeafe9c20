import type { Transaction } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { getWaysIn, updateChatApp } from './chat-app-store.ts';

export type ChatAppIdentity = { wechatId: string; wechatName: string };

/** Part of the caller's transaction. Binding once more what is bound already changes nothing. */
export async function bindChatApp(
  tx: Transaction,
  context: Context,
  { userId, identity }: { userId: number; identity: ChatAppIdentity },
): Promise<void> {
  const { wechatId } = await getWaysIn(tx, userId);
  if (wechatId === identity.wechatId) return;
  if (wechatId !== null) throw new Refusal('chatAppOtherBound');
  if (!(await updateChatApp(tx, userId, identity))) throw new Refusal('chatAppAlreadyBound');
  await logOperation(tx, {
    operation: 'chatApp.bound',
    by: { kind: 'person', userId },
    from: context,
    before: { wechat: null },
    after: { wechat: identity.wechatName },
  });
}
