import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { personWrite } from '../../writes/index.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteChatApp, getWaysIn } from './chat-app-store.ts';
import { warnPerson } from './warn-person.ts';

/** Whoever could not come in any other way keeps it. Unbinding what is not bound changes nothing. */
export async function unbindChatApp(context: PersonContext): Promise<null> {
  const { userId, sessionId } = context.person;
  return personWrite(context, async (write) => {
    const { tx, unchanged, record, live } = write;
    const { wechatId, wechatName, mobile, email, loginName } = await getWaysIn(tx, userId);
    if (wechatId === null) return unchanged(null);
    if (mobile === null && email === null && loginName === null) throw new Refusal('chatAppLastWayIn');
    await checkConfirmed(tx, write, context.person);
    await deleteChatApp(tx, userId);
    await warnPerson(write, userId, { what: 'chatAppUnbound', account: wechatName ?? '' });
    await endSessions(tx, write, { which: { userId, except: sessionId }, because: 'endedElsewhere' });
    const logged = await record('chatApp.unbound', {
      before: { wechat: wechatName },
      after: { wechat: null },
    });
    await live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}
