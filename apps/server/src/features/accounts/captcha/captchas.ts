import { createHash, randomInt } from 'node:crypto';
import { captchaLength, type CaptchaPurpose, type createCode } from '@tapwright/contracts/account-codes';
import type { AnswerOf } from '@tapwright/contracts/call';
import { isEnoughWork, maxWorkBits, workText } from '@tapwright/domain/proof-of-work';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { Connection } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/http/admission/request-limits.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import {
  countCaptchaTry,
  countLookUp,
  insertCaptcha,
  markCaptchaPassed,
  markCaptchaUsed,
} from './captchas-store.ts';
import { addAttempt, countWithin } from '../../attempt-counts/index.ts';
import { drawCaptcha } from './draw-captcha.ts';

export const captchaLastsMs = 10 * 60_000;

const maxLookUps = { count: 60, withinMs: 60 * 60_000 };
/** So much work is enough for that many in an hour; from there on each doubling of them costs twice as much each. */
const usualInAnHour = 20;
const hourMs = 60 * 60_000;

export type NewCaptcha = { token: string } & AnswerOf<typeof createCode>;

export async function makeCaptcha(
  context: Context,
  purpose: CaptchaPurpose | undefined,
): Promise<NewCaptcha> {
  const token = makeToken();
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + captchaLastsMs);
  const row = { tokenHash: hashToken(token), createdAt, expiresAt };
  if (purpose === undefined) {
    const answer = pick(captchaCharacters);
    await insertCaptcha(context.database.write, { ...row, answerHash: hashAnswer(context, token, answer) });
    return { token, image: `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`, work: null };
  }
  const bits = await chooseBits(context);
  const answerHash = Buffer.alloc(0);
  await insertCaptcha(context.database.write, { ...row, answerHash, workBits: bits, purpose });
  return { token, image: null, work: { challenge: challengeOf(context, token), bits } };
}

async function chooseBits(context: Context): Promise<number> {
  const { clock, database, keyedHash, settings, address } = context;
  const now = clock.now();
  const counted = keyedHash('attempts', 'captcha work', networkOf(address));
  const forgottenAt = new Date(now.getTime() + hourMs);
  const asked = await addAttempt(database.write, counted, { now, forgottenAt });
  const more = Math.floor(Math.log2(Math.max(1, asked / usualInAnHour)));
  return Math.min(maxWorkBits, settings.captchaBits + more);
}

export async function passCaptcha(context: Context, token: string | undefined, typed: string): Promise<void> {
  if (token === undefined) throw wrongCaptcha();
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const captcha = await countCaptchaTry(context.database.write, tokenHash, now);
  if (captcha === undefined || !isRight(context, { ...captcha, token, typed })) throw wrongCaptcha();
  await markCaptchaPassed(context.database.write, tokenHash, now);
}

type Tried = { answerHash: Buffer; workBits: number | null; token: string; typed: string };

function isRight(context: Context, { answerHash, workBits, token, typed }: Tried): boolean {
  if (workBits === null) return answerHash.equals(hashAnswer(context, token, typed.toUpperCase()));
  const worked = workText(challengeOf(context, token), typed);
  return isEnoughWork(createHash('sha256').update(worked).digest(), workBits);
}

/** For a question that a passed captcha answers a few times, and one network not without end. */
export async function countCaptchaLookUp(context: Context, token: string | undefined): Promise<void> {
  const isCounted =
    token !== undefined && (await countLookUp(context.database.write, hashToken(token), context.clock.now()));
  if (!isCounted) throw new Refusal('captchaNeeded');
  await countWithin(context, maxLookUps, 'look-ups', networkOf(context.address));
}

/** A captcha that was passed serves once, and one that was worked for only what that was for. */
export async function takeCaptcha(
  db: Connection,
  { clock }: Pick<Context, 'clock'>,
  { token, purpose }: { token: string | undefined; purpose: CaptchaPurpose },
): Promise<void> {
  const isTaken =
    token !== undefined && (await markCaptchaUsed(db, { tokenHash: hashToken(token), purpose }, clock.now()));
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

/** Known to whoever was given the cookie alone, and kept nowhere. */
function challengeOf({ keyedHash }: Pick<Context, 'keyedHash'>, token: string): string {
  return keyedHash('captcha work', token).toString('base64url');
}
