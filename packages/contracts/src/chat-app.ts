import * as z from 'zod/mini';
import { contactAccount, encryptedPassword, loginAccount, verificationCode } from './account-fields.ts';
import { defineCall } from './call.ts';

/*
 * A browser makes a code, draws what it is given as a QR code and asks for the result every two seconds. A phone that
 * scans it goes through the chat app, comes back with the chat app's own code, and there its owner approves or refuses.
 */

export const chatAppPollMs = 2_000;
export const chatAppPollsMost = 60;
export const chatAppCodeLength = 32;

const loginUuid = z.string().check(z.regex(/^[A-Za-z0-9]{32}$/));
/** The chat app takes letters and digits only. */
const stateText = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const getWechatLoginQrcode = defineCall({
  method: 'GET',
  path: '/wechat/getWechatLoginQrcode',
  access: { to: 'anyone' },
  summary:
    'What to draw as a QR code: type 1 to sign in, 2 to bind (with a token). Sets a cookie that the result asks for.',
  writes: true,
  query: z.object({ type: z.enum(['1', '2']), wechatLoginUuid: loginUuid }),
  answer: z.object({
    redirect_uri: z.string(),
    appid: z.string(),
    scope: z.string(),
    state: z.string(),
    /** Where the chat app asks its owner; the four above follow as its query. */
    authorize_uri: z.string(),
  }),
  refusals: ['personNotConfirmed', 'noToken', 'tokenEnded', 'accountFrozen', 'tooManyRequests'],
});

export const getWechatLoginResult = defineCall({
  method: 'GET',
  path: '/wechat/login/result',
  access: { to: 'anyone' },
  summary: 'What became of a QR code, told to the browser that shows it. A sign-in is given out once.',
  writes: true,
  query: z.object({ wechatLoginUuid: loginUuid }),
  answer: z.object({
    /** 0 not answered yet, 1 signed in, 2 the chat-app account is linked to nobody, 3 bound, 4 refused or failed. */
    type: z.literal([0, 1, 2, 3, 4]),
    /** While 0: a phone was here, and its owner is being asked. */
    isScanned: z.boolean(),
    /** With 1. */
    token: z.nullable(z.string()),
    /** With 2: lets the person link the chat-app account or register with it, for ten minutes. */
    ticket: z.nullable(z.string()),
    wechatName: z.nullable(z.string()),
    /** With 3 and 4, in the reader's language. */
    message: z.nullable(z.string()),
  }),
  refusals: [
    'chatAppAlreadyBound',
    'chatAppCodeEnded',
    'chatAppOtherBound',
    'noToken',
    'tokenEnded',
    'accountFrozen',
  ],
});
export type WechatLoginResult = z.infer<typeof getWechatLoginResult.answer>;

export const weixinlogin = defineCall({
  method: 'GET',
  path: '/account/weixinlogin',
  access: { to: 'anyone' },
  summary:
    'Where the chat app sends a phone back to; a browser is led on to the page that asks for approval.',
  writes: true,
  query: z.object({
    /** Missing when its owner said no in the chat app. */
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
    state: stateText,
    type: z.enum(['login', 'bound']),
  }),
  answer: z.null(),
  refusals: ['chatAppCodeEnded', 'chatAppNotConfirmed'],
});

export const findScan = defineCall({
  method: 'GET',
  path: '/wechat/scan',
  access: { to: 'anyone' },
  summary: 'What the phone that scanned is asked to approve.',
  answer: z.object({
    purpose: z.enum(['signIn', 'bind']),
    /** Of the browser that shows the QR code. */
    address: z.string(),
    askedAt: z.iso.datetime(),
    wechatName: z.string(),
    /** Whom the chat-app account is to be bound to. */
    accountName: z.nullable(z.string()),
  }),
  refusals: ['chatAppCodeEnded'],
});

export const answerScan = defineCall({
  method: 'POST',
  path: '/wechat/scan/answer',
  access: { to: 'anyone' },
  summary: 'Approve or refuse, from the phone that scanned.',
  body: z.object({ isApproved: z.boolean() }),
  answer: z.null(),
  refusals: ['chatAppCodeEnded'],
});

export const upWeixinUser = defineCall({
  method: 'POST',
  path: '/account/upWeixinUser',
  access: { to: 'anyone' },
  summary:
    'With the ticket of a chat-app account that is nobody’s: sign in by password or by code, or register (password, code and agreement), and bind it in the same step.',
  body: z
    .object({
      ticket: z.string().check(z.minLength(1), z.maxLength(100)),
      account: z.union([contactAccount, loginAccount], 'accounts:rules.loginAccount'),
      password: z.optional(encryptedPassword),
      code: z.optional(verificationCode),
      acceptsAgreement: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ password, code }) => password !== undefined || code !== undefined, {
        path: ['password'],
        error: 'accounts:rules.passwordRequired',
      }),
      z.refine(
        ({ password, code, acceptsAgreement }) =>
          password === undefined || code === undefined || acceptsAgreement === true,
        { path: ['acceptsAgreement'], error: 'accounts:rules.agreement' },
      ),
    ),
  answer: z.object({ token: z.string() }),
  refusals: [
    'chatAppAlreadyBound',
    'chatAppOtherBound',
    'chatAppTicketEnded',
    'wrongPassword',
    'passwordKeyEnded',
    'signInWait',
    'captchaNeeded',
    'codeWrong',
    'codeEnded',
    'accountTaken',
    'accountFrozen',
  ],
});

export const answerInStandIn = defineCall({
  method: 'POST',
  path: '/wechat/standIn',
  access: { to: 'anyone' },
  summary: 'With the sandbox only: plays the chat app’s consent. Each browser is a person of its own.',
  body: z.object({ redirect_uri: z.url(), state: stateText, isAllowed: z.boolean() }),
  answer: z.object({ location: z.string() }),
});
