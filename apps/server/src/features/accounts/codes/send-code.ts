import { randomInt } from 'node:crypto';
import { codeAgainSeconds, codeLastsMinutes, type CodeType } from '@tapwright/contracts/account-codes';
import { isMobile } from '@tapwright/domain/account-rules';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Person } from '../../../platform/http/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/http/request-limits.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { findAccount } from '../accounts-store.ts';
import { takeCaptcha } from '../captcha/captchas.ts';
import { countWithin } from '../sign-in/count-within.ts';
import { findCodesOfAddress, insertCode, lockAddress } from './verification-codes-store.ts';
import { hashCode, hashSubject } from './verification-codes.ts';

const dayMs = 86_400_000;
const maxPerAddress = 10;
const maxPerNetwork = { count: 100, withinMs: dayMs };
const maxPerPerson = { count: 30, withinMs: dayMs };

type CodeRequest = { type: CodeType; account: string };
/** Signed in, or with the captcha's cookie. */
export type Asker = { person: Person } | { person?: undefined; captchaToken: string | undefined };

/**
 * A code for `retrieve` or `login` is made for an address without an account too, so that answer, time and limits
 * are the same; the message then says that there is none, and nobody is told the code.
 */
export async function sendCode(
  context: Context,
  { type, account }: CodeRequest,
  asker: Asker,
): Promise<null> {
  const way = isMobile(account) ? context.textMessages : context.mail;
  if (!way.isAvailable) throw new Refusal('wayNotConfigured');
  await countSending(context, asker);

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    await checkLimits(tx, write, account);
    const hasAccount = await judgeOwner(tx, { type, account, userId: asker.person?.userId });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await keepCode(tx, write, { type, account, userId: asker.person?.userId, code });
    await sendCodeMessage(tx, write, { type, account, code, hasAccount });
    return write.withoutRow('a code changes nothing; what it is used for does', null);
  });
}

/** Outside of the transaction: what was used to ask is used, whatever comes of it. */
async function countSending(context: Context, asker: Asker): Promise<void> {
  if (asker.person === undefined) {
    await takeCaptcha(context.database.write, context, asker.captchaToken);
    await countWithin(context, maxPerNetwork, 'codes of a network', networkOf(context.address));
  } else {
    await countWithin(context, maxPerPerson, 'codes of a person', asker.person.userId);
  }
}

async function checkLimits(tx: Transaction, context: Context, account: string): Promise<void> {
  const addressHash = hashAddress(context, account);
  const now = context.clock.now().getTime();
  await lockAddress(tx, addressHash);
  const sent = await findCodesOfAddress(tx, addressHash, new Date(now - dayMs));
  const seconds = Math.ceil(codeAgainSeconds - (now - (sent.lastUnusedAt?.getTime() ?? 0)) / 1000);
  if (seconds > 0) throw new Refusal('codeTooSoon', { values: { seconds }, retryAfterSeconds: seconds });
  if (sent.count >= maxPerAddress) throw new Refusal('codeTooOften');
}

/** Whose address it is, where that decides whether a code may be sent at all. */
async function judgeOwner(
  tx: Transaction,
  { type, account, userId }: CodeRequest & { userId: number | undefined },
): Promise<boolean> {
  const owner = await findAccount(tx, account);
  if ((type === 'register' || type === 'bind') && owner !== undefined) {
    throw new Refusal('accountTaken', { fields: { account: 'errors:accountTaken' } });
  }
  if (type === 'change' && owner?.userId !== userId) {
    const rule = isMobile(account) ? 'accounts:rules.originalMobile' : 'accounts:rules.originalEmail';
    throw new Refusal('badInput', { fields: { account: rule } });
  }
  return owner !== undefined;
}

async function keepCode(
  tx: Transaction,
  context: Context,
  { code, userId, ...asked }: CodeRequest & { userId: number | undefined; code: string },
): Promise<void> {
  const subject = { ...asked, ...(userId === undefined ? {} : { userId }) };
  const createdAt = context.clock.now();
  await insertCode(tx, {
    subjectHash: hashSubject(context, subject),
    addressHash: hashAddress(context, asked.account),
    codeHash: hashCode(context, subject, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + codeLastsMinutes * 60_000),
  });
}

function hashAddress({ keyedHash }: Pick<Context, 'keyedHash'>, account: string): Buffer {
  return keyedHash('code address', account);
}

type Message = { type: CodeType; account: string; code: string; hasAccount: boolean };

const purposes: Record<CodeType, MessageKey> = {
  register: 'accountMessages:toRegister',
  retrieve: 'accountMessages:toRetrieve',
  login: 'accountMessages:toLogin',
  bind: 'accountMessages:toBind',
  change: 'accountMessages:toChange',
};

/** In the language of whoever asked. */
async function sendCodeMessage(
  tx: Transaction,
  context: Context,
  { type, account, code, hasAccount }: Message,
): Promise<void> {
  const { translate, language, mail, textMessages } = context;
  const say = (key: MessageKey) =>
    translate(language, key, {
      code,
      minutes: codeLastsMinutes,
      account,
      purpose: translate(language, purposes[type]),
    });
  const isForNobody = (type === 'retrieve' || type === 'login') && !hasAccount;
  if (isMobile(account)) {
    const text = say(isForNobody ? 'accountMessages:noAccountShort' : 'accountMessages:codeShort');
    return textMessages.send(tx, { mobile: account, text });
  }
  return mail.send(tx, {
    to: account,
    subject: say(isForNobody ? 'accountMessages:noAccountSubject' : 'accountMessages:codeSubject'),
    text: say(isForNobody ? 'accountMessages:noAccount' : 'accountMessages:code'),
  });
}
