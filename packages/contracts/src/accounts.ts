import * as z from 'zod/mini';
import { encryptedPassword, loginAccount } from './account-fields.ts';
import { defineCall } from './call.ts';

export const getPublicKey = defineCall({
  method: 'GET',
  path: '/account/publicKey',
  access: { to: 'anyone' },
  summary: 'The key with which the browser encrypts a password (RSA-OAEP, SHA-256; SPKI, base64).',
  answer: z.object({ publicKey: z.string() }),
});

export const login = defineCall({
  method: 'POST',
  path: '/account/login',
  access: { to: 'anyone' },
  summary: 'Sign in with a password.',
  body: z.object({ account: loginAccount, password: encryptedPassword }),
  answer: z.object({ token: z.string() }),
  refusals: ['wrongPassword', 'passwordKeyEnded', 'accountFrozen', 'tooManyRequests'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/account/logout',
  access: { to: 'signedIn' },
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
