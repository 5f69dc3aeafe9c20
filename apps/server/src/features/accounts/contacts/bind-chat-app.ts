import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AnyoneWrite, LoggedRow } from '../../writes/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { getWaysIn, updateChatApp } from './chat-app-store.ts';
import { warnPerson } from './warn-person.ts';

export type ChatAppIdentity = { wechatId: string; wechatName: string };

/** Part of the caller's transaction; `sessionId` is the one that goes on. Binding once more what is bound already changes nothing. */
export async function bindChatApp(
  write: AnyoneWrite,
  { userId, sessionId, identity }: { userId: number; sessionId?: number; identity: ChatAppIdentity },
): Promise<LoggedRow | undefined> {
  const { tx, live } = write;
  const { wechatId } = await getWaysIn(tx, userId);
  if (wechatId === identity.wechatId) return undefined;
  if (wechatId !== null) throw new Refusal('chatAppOtherBound');
  await updateChatApp(tx, userId, identity).catch(refuseOwned);
  await warnPerson(write, userId, { what: 'chatAppBound', account: identity.wechatName });
  const which = { userId, ...(sessionId === undefined ? {} : { except: sessionId }) };
  await endSessions(tx, write, { which, because: 'endedElsewhere' });
  await live.publishPersons(tx, [userId], 'person.changed');
  return write.record('chatApp.bound', {
    userId,
    before: { wechat: null },
    after: { wechat: identity.wechatName },
  });
}

/** The table itself says whose it is, so two accounts at once cannot both have it. */
function refuseOwned(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Refusal('chatAppAlreadyBound');
}
