import type { getWechatLoginResult, WechatLoginResult } from '@tapwright/contracts/chat-app';
import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { hashToken, makeToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseAnyone } from '../../platform/http/authorise.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Person } from '../../platform/http/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bindChatApp, type ChatAppIdentity, findChatAppOwner, startSession } from '../accounts/index.ts';
import { type Attempt, findAttempt, updateToEnded, updateToUnlinked } from './chat-app-attempts-store.ts';

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
  authoriseAnyone(context);
  if (userId !== null && (await getPerson()).userId !== userId) throw new Refusal('chatAppCodeEnded');
  const identity = { wechatId: wechatId ?? '', wechatName: wechatName ?? '' };
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- startSession and bindChatApp write the row.
  return runTransaction(context.database, async (tx) => {
    if (!(await updateToEnded(tx, attemptId))) throw new Refusal('chatAppCodeEnded');
    return userId === null
      ? enter(tx, context, { attemptId, identity })
      : bind(tx, context, { userId, identity });
  });
}

async function bind(
  tx: Transaction,
  context: Context,
  { userId, identity }: { userId: number; identity: ChatAppIdentity },
): Promise<WechatLoginResult> {
  await bindChatApp(tx, context, { userId, identity });
  const message = context.translate(context.language, 'chatApp:bound');
  return { ...nothingYet, type: 3, wechatName: identity.wechatName, message };
}

async function enter(
  tx: Transaction,
  context: Context,
  { attemptId, identity }: { attemptId: number; identity: ChatAppIdentity },
): Promise<WechatLoginResult> {
  const owner = await findChatAppOwner(tx, identity.wechatId);
  if (owner === undefined) {
    const ticket = makeToken();
    const expiresAt = new Date(context.clock.now().getTime() + ticketLastsMs);
    await updateToUnlinked(tx, attemptId, { linkTicketHash: hashToken(ticket), expiresAt });
    return { ...nothingYet, type: 2, ticket, wechatName: identity.wechatName };
  }
  if (owner.frozenAt !== null) throw new Refusal('accountFrozen');
  const token = await startSession(tx, context, { userId: owner.userId, signedInBy: 'wechat' });
  return { ...nothingYet, type: 1, token };
}
