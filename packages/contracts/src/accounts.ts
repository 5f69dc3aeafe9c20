import * as z from 'zod/mini';
import { contactAccount, encryptedPassword, loginAccount, verificationCode } from './account-fields.ts';
import { defineCall } from './call.ts';

export const getPublicKey = defineCall({
  method: 'GET',
  path: '/account/publicKey',
  access: { to: 'anyone' },
  summary:
    'The key with which the browser encrypts a password (RSA-OAEP, SHA-256; SPKI, base64). What is sent is keyId, a dot, and the ciphertext in base64.',
  answer: z.object({ keyId: z.int(), publicKey: z.string() }),
});

export const login = defineCall({
  method: 'POST',
  path: '/account/login',
  access: { to: 'anyone' },
  summary: 'Sign in with a password, or with a code that was sent for it.',
  body: z
    .object({
      account: loginAccount,
      password: z.optional(encryptedPassword),
      code: z.optional(verificationCode),
    })
    .check(
      z.refine(({ password, code }) => (password === undefined) !== (code === undefined), {
        path: ['password'],
        error: 'accounts:rules.passwordRequired',
      }),
    ),
  answer: z.object({ token: z.string() }),
  refusals: [
    'wrongPassword',
    'passwordKeyEnded',
    'signInWait',
    'captchaNeeded',
    'codeWrong',
    'codeEnded',
    'changedMeanwhile',
    'accountFrozen',
    'tooManyRequests',
  ],
});

export const register = defineCall({
  method: 'POST',
  path: '/account/register',
  access: { to: 'anyone' },
  summary: 'Make an account for a mobile or e-mail that a code has proven, and sign in.',
  body: z.object({
    account: contactAccount,
    code: verificationCode,
    password: encryptedPassword,
    acceptsAgreement: z.literal(true, 'accounts:rules.agreement'),
  }),
  answer: z.object({ token: z.string() }),
  refusals: ['passwordKeyEnded', 'codeWrong', 'codeEnded', 'accountTaken', 'tooManyRequests'],
});

export const retrievePwd = defineCall({
  method: 'POST',
  path: '/account/retrievePwd',
  access: { to: 'anyone' },
  summary: 'Set a new password for the account whose mobile or e-mail a code has proven; ends its sessions.',
  body: z.object({ account: contactAccount, code: verificationCode, password: encryptedPassword }),
  answer: z.null(),
  refusals: [
    'passwordKeyEnded',
    'codeWrong',
    'codeEnded',
    'accountFrozen',
    'changedMeanwhile',
    'tooManyRequests',
  ],
});

export const logout = defineCall({
  method: 'POST',
  path: '/account/logout',
  access: { to: 'signedIn', before: 'secondFactor' },
  summary: 'End this session.',
  answer: z.null(),
});

export const userView = z.object({
  userId: z.int(),
  nickName: z.string(),
  headimgurl: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  wechat: z.nullable(z.string()),
  roleName: z.string(),
  isStaff: z.boolean(),
  /** This account grants and revokes staff. */
  isFirstStaff: z.boolean(),
  /** Whoever came by chat-app alone has none. */
  hasPassword: z.boolean(),
  /** Days of the last 30 on which the person was here. */
  activeUserNub: z.int(),
  lastLoginTime: z.nullable(z.string()),
});
export type UserView = z.infer<typeof userView>;

export const findUser = defineCall({
  method: 'GET',
  path: '/userInfo/findUser',
  access: { to: 'signedIn' },
  summary: 'Who is signed in.',
  answer: userView,
});
