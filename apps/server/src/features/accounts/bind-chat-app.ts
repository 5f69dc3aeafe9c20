import type { Transaction } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/is-unique-violation.ts';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
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
  await updateChatApp(tx, userId, identity).catch(refuseOwned);
  await logOperation(tx, {
    operation: 'chatApp.bound',
    by: { kind: 'person', userId },
    from: context,
    before: { wechat: null },
    after: { wechat: identity.wechatName },
  });
  await context.live.publish(tx, userRoom(userId), 'person.changed', {});
}

/** The table itself says whose it is, so two accounts at once cannot both have it. */
function refuseOwned(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Refusal('chatAppAlreadyBound');
}
