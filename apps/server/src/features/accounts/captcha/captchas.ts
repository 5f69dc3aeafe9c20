import { randomInt } from 'node:crypto';
import { captchaLength } from '@tapwright/contracts/account-codes';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { Connection } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/http/request-limits.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import {
  countCaptchaTry,
  countLookUp,
  insertCaptcha,
  markCaptchaPassed,
  markCaptchaUsed,
} from './captchas-store.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { drawCaptcha } from './draw-captcha.ts';

export const captchaLastsMs = 10 * 60_000;

/** A program reads words more easily than a picture. */
const maxInWords = { count: 30, withinMs: 60 * 60_000 };
const maxLookUps = { count: 60, withinMs: 60 * 60_000 };

export type NewCaptcha = { token: string; image: string | null; words: string | null };

export async function makeCaptcha(context: Context, inWords: boolean): Promise<NewCaptcha> {
  if (inWords) await countWithin(context, maxInWords, 'captcha in words', networkOf(context.address));
  const answer = pick(inWords ? '0123456789' : captchaCharacters);
  const token = makeToken();
  const now = context.clock.now();
  await insertCaptcha(context.database.write, {
    tokenHash: hashToken(token),
    answerHash: hashAnswer(context, token, answer),
    createdAt: now,
    expiresAt: new Date(now.getTime() + captchaLastsMs),
  });
  return inWords
    ? { token, image: null, words: spellOut(context, answer) }
    : { token, image: `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`, words: null };
}

export async function passCaptcha(context: Context, token: string | undefined, typed: string): Promise<void> {
  if (token === undefined) throw wrongCaptcha();
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const answerHash = await countCaptchaTry(context.database.write, tokenHash, now);
  if (answerHash?.equals(hashAnswer(context, token, typed.toUpperCase())) !== true) throw wrongCaptcha();
  await markCaptchaPassed(context.database.write, tokenHash, now);
}

/** For a question that a passed captcha answers a few times, and one network not without end. */
export async function countCaptchaLookUp(context: Context, token: string | undefined): Promise<void> {
  const isCounted =
    token !== undefined && (await countLookUp(context.database.write, hashToken(token), context.clock.now()));
  if (!isCounted) throw new Refusal('captchaNeeded');
  await countWithin(context, maxLookUps, 'look-ups', networkOf(context.address));
}

/** A captcha that was passed serves once. */
export async function takeCaptcha(
  db: Connection,
  { clock }: Pick<Context, 'clock'>,
  token: string | undefined,
): Promise<void> {
  const isTaken = token !== undefined && (await markCaptchaUsed(db, hashToken(token), clock.now()));
  if (!isTaken) throw new Refusal('captchaNeeded');
}

function wrongCaptcha(): Refusal {
  return new Refusal('captchaWrong', { fields: { userCode: 'errors:captchaWrong' } });
}

function hashAnswer({ keyedHash }: Pick<Context, 'keyedHash'>, token: string, answer: string): Buffer {
  return keyedHash('captcha', token, answer);
}

function pick(characters: string): string {
  return Array.from({ length: captchaLength }, () => characters[randomInt(characters.length)]).join('');
}

function spellOut(
  { translate, language }: { translate: Context['translate']; language: Language },
  digits: string,
) {
  const names = Array.from(digits, (digit) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is a name for each of the ten digits.
    translate(language, `accountMessages:digits.${digit}` as MessageKey),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(names);
}
