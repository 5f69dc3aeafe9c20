import { cleanName, findNicknameProblem, type NameProblem } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import {
  contactAccount,
  email,
  encryptedPassword,
  mobile,
  newEmail,
  verificationCode,
} from './account-fields.ts';
import { defineCall } from './call.ts';
import { pictureAddress } from './uploads.ts';

const nicknameMessages: Record<NameProblem, string> = {
  required: 'errors:fields.required',
  tooLong: 'personal:rules.nicknameTooLong',
};

export const nickname = z.pipe(
  z.pipe(z.string(), z.transform(cleanName)),
  z.string().check((text) => {
    const problem = findNicknameProblem(text.value);
    if (problem !== undefined) {
      text.issues.push({ code: 'custom', input: text.value, message: nicknameMessages[problem] });
    }
  }),
);

const listGiven = (changes: object): unknown[] =>
  Object.values(changes).filter((value) => value !== undefined);

export const modifyUser = defineCall({
  method: 'POST',
  path: '/userInfo/modifyUser',
  access: { to: 'signedIn' },
  summary: 'Change one thing: the nickname, the picture (empty takes it away), or unbind WeChat (empty).',
  body: z
    .object({
      nickName: z.optional(nickname),
      headimgurl: z.optional(z.union([z.literal(''), pictureAddress])),
      wechat: z.optional(z.literal('')),
    })
    .check(
      z.refine((changes) => listGiven(changes).length > 0, {
        path: ['nickName'],
        error: 'errors:fields.required',
      }),
      z.refine((changes) => listGiven(changes).length < 2, {
        path: ['nickName'],
        error: 'errors:fields.oneAtATime',
      }),
    ),
  answer: z.null(),
  refusals: ['personNotConfirmed', 'chatAppLastWayIn'],
});

export const confirmPerson = defineCall({
  method: 'POST',
  path: '/userInfo/confirm',
  access: { to: 'signedIn' },
  summary:
    'Show that it is you, by the password or by a code of type change to your mobile or e-mail; for ten minutes this session may then change what lets you in.',
  body: z.union([
    z.object({ password: encryptedPassword }),
    z.object({ account: contactAccount, code: verificationCode }),
  ]),
  answer: z.null(),
  refusals: ['wrongPassword', 'passwordKeyEnded', 'codeWrong', 'codeEnded', 'tooManyRequests'],
});

export const modifyPwd = defineCall({
  method: 'POST',
  path: '/userInfo/modifyPwd',
  access: { to: 'signedIn' },
  summary:
    'Change the password; ends every session, this one too. Whoever has none yet proves their mobile or e-mail (account, code) instead of the old one.',
  body: z.object({
    oldPwd: z.optional(encryptedPassword),
    account: z.optional(contactAccount),
    code: z.optional(verificationCode),
    newPwd: encryptedPassword,
  }),
  answer: z.null(),
  refusals: ['wrongPassword', 'passwordKeyEnded', 'codeWrong', 'codeEnded', 'changedMeanwhile'],
});

export const modifyUserAccount = defineCall({
  method: 'POST',
  path: '/userInfo/modifyUserAccount',
  access: { to: 'signedIn' },
  summary: 'Bind a mobile or an e-mail that a code of type bind has proven.',
  body: z
    .object({
      type: z.literal('register'),
      code: verificationCode,
      mobile: z.optional(mobile),
      email: z.optional(newEmail),
    })
    .check(
      z.refine((given) => listGiven({ mobile: given.mobile, email: given.email }).length === 1, {
        path: ['mobile'],
        error: 'errors:fields.required',
      }),
    ),
  answer: z.null(),
  refusals: ['personNotConfirmed', 'contactBound', 'accountTaken', 'codeWrong', 'codeEnded'],
});

const codes = { oldCode: verificationCode, newCode: verificationCode };

export const modifyAccount = defineCall({
  method: 'POST',
  path: '/userInfo/modifyAccount',
  access: { to: 'signedIn' },
  summary:
    'Change the mobile or e-mail: a code of type change proves the old one, one of type bind the new one.',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('modifyMobile'), oldAccount: mobile, newAccount: mobile, ...codes }),
    z.object({ type: z.literal('modifyEmail'), oldAccount: email, newAccount: newEmail, ...codes }),
  ]),
  answer: z.null(),
  refusals: ['accountTaken', 'codeWrong', 'codeEnded', 'changedMeanwhile'],
});

export const findPerson = defineCall({
  method: 'GET',
  path: '/userManager/findUser',
  access: { to: 'signedIn' },
  summary:
    'Who has exactly this mobile or e-mail, for whoever may invite somewhere; null when nobody has. No contact data in the answer.',
  query: z.object({ account: contactAccount }),
  answer: z.nullable(z.object({ userId: z.int(), nickName: z.string(), headimgurl: z.nullable(z.string()) })),
  refusals: ['notPermitted', 'tooManyRequests'],
});

export const sessionView = z.object({
  sessionId: z.int(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** Null where the browser did not say so in a way we know. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.string(),
  signedInBy: z.enum(['password', 'code', 'wechat', 'passkey']),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionView = z.infer<typeof sessionView>;

export const findSessions = defineCall({
  method: 'GET',
  path: '/userInfo/sessions/find',
  access: { to: 'signedIn' },
  summary: 'Where the person is signed in, this session first, then by when they were last seen.',
  answer: z.array(sessionView),
});

export const removeSession = defineCall({
  method: 'POST',
  path: '/userInfo/sessions/remove',
  access: { to: 'signedIn' },
  summary: 'End one session, or all but this one. Their open pages hear of it.',
  body: z.union([z.object({ sessionId: z.int() }), z.object({ others: z.literal(true) })]),
  answer: z.object({ ended: z.int() }),
});
