import * as z from 'zod/mini';
import { contactAccount, email, mobile } from './account-fields.ts';
import { defineCall } from './call.ts';

/**
 * What a code is for; it opens nothing else. The first three are asked for signed out and take a passed captcha,
 * the last two signed in: `bind` proves a new address, `change` the one that the account has now. Signed in,
 * `register` is `bind`.
 */
export const codeTypes = ['register', 'retrieve', 'login', 'bind', 'change'] as const;
export type CodeType = (typeof codeTypes)[number];

export const codeLastsMinutes = 10;
export const codeAgainSeconds = 60;

/** What work can be done for: it serves nothing else. */
export const captchaPurposes = ['code', 'signIn'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** Characters of a captcha's picture. */
export const captchaLength = 5;

export const createCode = defineCall({
  method: 'GET',
  path: '/account/createCode',
  access: { to: 'anyone' },
  summary:
    'A new captcha: its picture, or with a purpose a task for the machine: a number with which the SHA-256 of challenge, a dot and the number begins with so many zero bits. Sets a cookie.',
  query: z.object({ purpose: z.optional(z.enum(captchaPurposes)) }),
  /** One of the two. `image` is a data address of a PNG, drawn for two pixels per point. */
  answer: z.object({
    image: z.nullable(z.string()),
    work: z.nullable(z.object({ challenge: z.string(), bits: z.int() })),
  }),
  writes: true,
  refusals: ['tooManyRequests'],
});

export const isCode = defineCall({
  method: 'GET',
  path: '/account/isCode',
  access: { to: 'anyone' },
  summary: 'Whether these are the characters of the captcha, or the number it asked for; marks it passed.',
  query: z.object({ userCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
  answer: z.null(),
  writes: true,
  refusals: ['captchaWrong'],
});

export const iphoneOrEmail = defineCall({
  method: 'GET',
  path: '/account/iphoneOrEmail',
  access: { to: 'anyone' },
  summary: 'Whether an account has this mobile or e-mail. Needs a passed captcha.',
  query: z.object({ account: contactAccount }),
  answer: z.object({ exists: z.boolean() }),
  writes: true,
  refusals: ['captchaNeeded', 'tooManyRequests'],
});

const sendRefusals = [
  'captchaNeeded',
  'accountTaken',
  'codeTooSoon',
  'codeTooOften',
  'wayNotConfigured',
  'noToken',
  'tokenEnded',
  'accountFrozen',
  'tooManyRequests',
] as const;

export const emailRegister = defineCall({
  method: 'POST',
  path: '/account/emailRegister',
  access: { to: 'anyone' },
  summary: 'Send a verification code by e-mail.',
  body: z.object({ type: z.enum(codeTypes), account: email }),
  answer: z.null(),
  refusals: sendRefusals,
});

export const smsRegister = defineCall({
  method: 'POST',
  path: '/account/smsRegister',
  access: { to: 'anyone' },
  summary: 'Send a verification code by text message.',
  body: z.object({ type: z.enum(codeTypes), account: mobile }),
  answer: z.null(),
  refusals: sendRefusals,
});
