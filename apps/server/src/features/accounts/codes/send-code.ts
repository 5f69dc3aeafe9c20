import { randomInt } from 'node:crypto';
import { codeAgainSeconds, codeLastsMinutes, type CodeType } from '@tapwright/contracts/account-codes';
import { isMobile } from '@tapwright/domain/account-rules';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Person } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/http/admission/request-limits.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { findAccount } from '../accounts-store.ts';
import { nameInLog } from '../name-in-log.ts';
import { takeCaptcha } from '../captcha/captchas.ts';
import { listPlacesOf } from '../sessions/sessions-store.ts';
import type { Browser } from '../sign-in/browser-cookies.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { findCodesOfAddress, insertCode, lockAddress } from './verification-codes-store.ts';
import { type CodeSubject, hashCode, hashSubject } from './verification-codes.ts';

const dayMs = 86_400_000;
const maxPerAddress = 10;
const maxPerNetwork = { count: 100, withinMs: dayMs };
const maxPerPerson = { count: 30, withinMs: dayMs };

type CodeRequest = { type: CodeType; account: string };
/** Somebody signed in, or a browser with the captcha it passed. */
type Sender = { person: Person } | { person?: undefined; browser: Browser };

/**
 * A code for `retrieve` or `login` is made for an address without an account too, so that answer, time and limits
 * are the same; the message then says that there is none, and nobody is told the code.
 */
export async function sendCode(
  context: Context,
  { type, account }: CodeRequest,
  sender: Sender,
): Promise<null> {
  const way = isMobile(account) ? context.textMessages : context.mail;
  if (!way.isAvailable) throw new Refusal('wayNotConfigured');
  await countSending(context, sender);
  const userId = sender.person?.userId;
  const asker = sender.person === undefined ? sender.browser : { userId: sender.person.userId };

  return anyoneWrite(context, async (write) => {
    const { tx } = write;
    const addressHash = await hashCounted(tx, write, { type, account, userId });
    await checkLimits(tx, write, addressHash, { account: nameInLog(context, account) });
    const hasAccount = await judgeOwner(tx, { type, account, userId });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await keepCode(tx, write, { subject: { type, account, asker }, addressHash, code });
    await sendCodeMessage(tx, write, { type, account, code, hasAccount });
    return write.withoutRow('a code changes nothing; what it is used for does', null);
  });
}

/** Outside of the transaction: what was used to ask is used, whatever comes of it. */
async function countSending(context: Context, sender: Sender): Promise<void> {
  if (sender.person === undefined) {
    await takeCaptcha(context.database.write, context, {
      token: sender.browser.captcha,
      purpose: 'code',
    });
    await countWithin(context, maxPerNetwork, 'codes of a network', networkOf(context.address));
  } else {
    await countWithin(context, maxPerPerson, 'codes of a person', sender.person.userId);
  }
}

/**
 * Whose codes to this address are counted together: of a person to an address of theirs, of a network that they have
 * signed in from, and of all others, so that strangers use up none of what its owner may have.
 */
async function hashCounted(
  tx: Transaction,
  { keyedHash, address }: Context,
  { type, account, userId }: CodeRequest & { userId: number | undefined },
): Promise<Buffer> {
  const counted = (...who: (string | number)[]) => keyedHash('code address', account, ...who);
  if (type === 'change' && userId !== undefined) return counted('person', userId);
  const owner = await findAccount(tx, account);
  const places = owner === undefined ? [] : await listPlacesOf(tx, owner.userId);
  const network = networkOf(address);
  return places.some((place) => networkOf(place.address) === network)
    ? counted('network', network)
    : counted('strangers');
}

async function checkLimits(
  tx: Transaction,
  { clock }: Context,
  addressHash: Buffer,
  logged: { account: string },
): Promise<void> {
  const now = clock.now().getTime();
  await lockAddress(tx, addressHash);
  const sent = await findCodesOfAddress(tx, addressHash, new Date(now - dayMs));
  const seconds = Math.ceil(codeAgainSeconds - (now - (sent.lastUnusedAt?.getTime() ?? 0)) / 1000);
  if (seconds > 0) throw new Refusal('codeTooSoon', { values: { seconds }, retryAfterSeconds: seconds });
  if (sent.count >= maxPerAddress) throw new Refusal('codeTooOften', { logged });
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
  { code, subject, addressHash }: { code: string; subject: CodeSubject; addressHash: Buffer },
): Promise<void> {
  const createdAt = context.clock.now();
  await insertCode(tx, {
    subjectHash: hashSubject(context, subject),
    addressHash,
    codeHash: hashCode(context, subject, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + codeLastsMinutes * 60_000),
  });
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
