import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/*
 * An authenticator app (TOTP) besides the password, for everybody. A session that was opened without it is refused
 * with `secondFactorNeeded` by every call but the few with `before: 'secondFactor'`.
 */

export const findSecondFactor = defineCall({
  method: 'GET',
  path: '/userInfo/secondFactor/find',
  access: { to: 'signedIn' },
  summary: 'Whether an authenticator app is set up, and whether this session has passed a second factor.',
  answer: z.object({
    isSetUp: z.boolean(),
    isPassed: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/userInfo/secondFactor/begin',
  access: { to: 'signedIn' },
  summary: 'A new secret for the authenticator app; it counts once a code of it has come back.',
  answer: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://…`, to be scanned. */
    address: z.string(),
  }),
  refusals: ['personNotConfirmed'],
});

/** Six digits of the app, written with or without a space. */
export const secondFactorCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'secondFactor:rules.code'),
);

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/userInfo/secondFactor/confirm',
  access: { to: 'signedIn' },
  summary:
    'The first code of the new secret. Answers the recovery codes, this once; ends every other session and is told at every address.',
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrongSecondFactor', 'changedMeanwhile', 'tooManyRequests', 'personNotConfirmed'],
});

/** Of the app, or one of the recovery codes: six groups of four, in the past four. */
export const anySecondFactorCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(\d{6}|[A-Z2-7]{16}|[A-Z2-7]{24})$/, 'secondFactor:rules.anyCode'),
);

export const passSecondFactor = defineCall({
  method: 'POST',
  path: '/userInfo/secondFactor/pass',
  access: { to: 'signedIn', before: 'secondFactor' },
  summary: 'What signing in asks for when an authenticator app is set up: a code of it, or a recovery code.',
  body: z.object({ code: anySecondFactorCode }),
  answer: z.null(),
  refusals: ['wrongSecondFactor', 'changedMeanwhile', 'tooManyRequests'],
});

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/userInfo/secondFactor/remove',
  access: { to: 'signedIn' },
  summary:
    'Sign in without an authenticator app again. Ends every other session and is told at every address.',
  answer: z.null(),
  refusals: ['changedMeanwhile', 'personNotConfirmed'],
});
