import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { logOperation } from '../operation-log/index.ts';
import { deleteChatApp, getWaysIn } from './chat-app-store.ts';

/** Whoever could not come in any other way keeps it. Unbinding what is not bound changes nothing. */
export async function unbindChatApp(context: PersonContext): Promise<null> {
  authorisePerson(context);
  const { userId } = context.person;
  await runTransaction(context.database, async (tx) => {
    const { wechatId, wechatName, mobile, email, loginName } = await getWaysIn(tx, userId);
    if (wechatId === null) return;
    if (mobile === null && email === null && loginName === null) throw new Refusal('chatAppLastWayIn');
    await deleteChatApp(tx, userId);
    await logOperation(tx, {
      operation: 'chatApp.unbound',
      by: { kind: 'person', userId },
      from: context,
      before: { wechat: wechatName },
      after: { wechat: null },
    });
    await context.live.publish(tx, userRoom(userId), 'person.changed', {});
  });
  return null;
}
