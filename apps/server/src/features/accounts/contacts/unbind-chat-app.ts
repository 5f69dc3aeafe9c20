import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { deleteChatApp, getWaysIn } from './chat-app-store.ts';

/** Whoever could not come in any other way keeps it. Unbinding what is not bound changes nothing. */
export async function unbindChatApp(context: PersonContext): Promise<null> {
  const { userId } = context.person;
  return personWrite(context, async ({ tx, unchanged, record, live }) => {
    const { wechatId, wechatName, mobile, email, loginName } = await getWaysIn(tx, userId);
    if (wechatId === null) return unchanged(null);
    if (mobile === null && email === null && loginName === null) throw new Refusal('chatAppLastWayIn');
    await deleteChatApp(tx, userId);
    const logged = await record('chatApp.unbound', {
      before: { wechat: wechatName },
      after: { wechat: null },
    });
    await live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}
