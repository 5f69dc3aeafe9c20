import type { getWechatLoginResult, WechatLoginResult } from '@tapwright/contracts/chat-app';
import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Person } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { bindChatApp, type ChatAppIdentity, findChatAppOwner, startSession } from '../../accounts/index.ts';
import { type Attempt, findAttempt, updateToEnded, updateToUnlinked } from './chat-app-attempts-store.ts';
import { anyoneWrite, type AnyoneWrite, type Outcome } from '../../writes/index.ts';

const ticketLastsMs = 10 * 60_000;
const nothingYet: WechatLoginResult = {
  type: 0,
  isScanned: false,
  token: null,
  ticket: null,
  wechatName: null,
  message: null,
};

type Asker = {
  secret: string | undefined;
  /** Asked only for what a signed-in person began. */
  getPerson: () => Promise<Person>;
};

/** What was approved happens here, for the browser that showed the QR code and at its address. */
export async function getAttemptResult(
  context: Context,
  { wechatLoginUuid }: ParsedQueryOf<typeof getWechatLoginResult>,
  { secret, getPerson }: Asker,
): Promise<WechatLoginResult> {
  const { database, clock } = context;
  const attempt = await findAttempt(database.write, {
    codeHash: hashToken(wechatLoginUuid),
    secretHash: hashToken(secret ?? ''),
    now: clock.now(),
  });
  if (attempt === undefined) throw new Refusal('chatAppCodeEnded');
  if (attempt.status === 'approved') return settle(context, attempt, getPerson);
  return describe(context, attempt.status);
}

function describe({ translate, language }: Context, status: string): WechatLoginResult {
  if (status === 'waiting') return nothingYet;
  if (status === 'scanned') return { ...nothingYet, isScanned: true };
  if (status === 'refused')
    return { ...nothingYet, type: 4, message: translate(language, 'chatApp:refused') };
  if (status === 'failed') {
    return { ...nothingYet, type: 4, message: translate(language, 'errors:chatAppNotConfirmed') };
  }
  throw new Refusal('chatAppCodeEnded');
}

async function settle(
  context: Context,
  { attemptId, userId, wechatId, wechatName }: Attempt,
  getPerson: Asker['getPerson'],
): Promise<WechatLoginResult> {
  const person = userId === null ? undefined : await getPerson();
  if (userId !== null && person?.userId !== userId) throw new Refusal('chatAppCodeEnded');
  const identity = { wechatId: wechatId ?? '', wechatName: wechatName ?? '' };
  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    if (!(await updateToEnded(tx, attemptId))) throw new Refusal('chatAppCodeEnded');
    return person === undefined ? enter(write, { attemptId, identity }) : bind(write, { person, identity });
  });
}

async function bind(
  write: AnyoneWrite,
  { person: { userId, sessionId }, identity }: { person: Person; identity: ChatAppIdentity },
): Promise<Outcome<WechatLoginResult>> {
  const logged = await bindChatApp(write, { userId, sessionId, identity });
  const message = write.translate(write.language, 'chatApp:bound');
  const result = { ...nothingYet, type: 3, wechatName: identity.wechatName, message } as const;
  return logged?.done(result) ?? write.unchanged(result);
}

async function enter(
  write: AnyoneWrite,
  { attemptId, identity }: { attemptId: number; identity: ChatAppIdentity },
): Promise<Outcome<WechatLoginResult>> {
  const { tx, clock } = write;
  const owner = await findChatAppOwner(tx, identity.wechatId);
  if (owner === undefined) {
    const ticket = makeToken();
    const expiresAt = new Date(clock.now().getTime() + ticketLastsMs);
    await updateToUnlinked(tx, attemptId, { linkTicketHash: hashToken(ticket), expiresAt });
    const unlinked = { ...nothingYet, type: 2, ticket, wechatName: identity.wechatName } as const;
    return write.withoutRow('whose account it becomes is not known yet', unlinked);
  }
  if (owner.frozenAt !== null) throw new Refusal('accountFrozen');
  const { token, logged } = await startSession(write, {
    userId: owner.userId,
    signedInBy: 'wechat',
    wayIn: { wechatId: identity.wechatId },
  });
  return logged.done({ ...nothingYet, type: 1, token });
}
