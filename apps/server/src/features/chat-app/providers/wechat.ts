import type { Settings } from '../../../env.ts';
import type { ChatAppIdentity } from '../../accounts/index.ts';
import * as z from 'zod/mini';
import type { ChatApp } from './chat-app.ts';
import { CodeNotConfirmed } from './code-not-confirmed.ts';

/** For both questions together: a person waits on their phone. */
const answerLimitMs = 5_000;

const authorizeUris = {
  // Opens inside WeChat only, which is where a scanned QR code of ours leads.
  snsapi_userinfo: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  // Shows WeChat's own QR code to a browser on the desktop.
  snsapi_login: 'https://open.weixin.qq.com/connect/qrconnect',
};

/** WeChat answers 200 and `errcode` when it refuses. */
const refusal = z.object({ errcode: z.int() });
const tokenAnswer = z.object({
  access_token: z.string(),
  openid: z.string(),
  unionid: z.optional(z.string()),
});
const userAnswer = z.object({ nickname: z.string(), unionid: z.optional(z.string()) });

/** https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Authorized_Interface_Calling_UnionID.html */
export function createWechat({ appId, appSecret, scope, apiUrl }: NonNullable<Settings['wechat']>): ChatApp {
  return {
    authorizeUri: authorizeUris[scope],
    appId,
    scope,
    getIdentity: async (code) => {
      const signal = AbortSignal.timeout(answerLimitMs);
      const ask = <Schema extends z.ZodMiniType>(
        path: string,
        query: Record<string, string>,
        schema: Schema,
      ) => askWechat(`${apiUrl}${path}?${new URLSearchParams(query).toString()}`, schema, signal);

      const token = await ask(
        '/sns/oauth2/access_token',
        { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' },
        tokenAnswer,
      );
      const user = await ask(
        '/sns/userinfo',
        { access_token: token.access_token, openid: token.openid },
        userAnswer,
      );
      // The same person in all apps of one owner; without it, in this app.
      return makeIdentity(user.unionid ?? token.unionid ?? token.openid, user.nickname);
    },
  };
}

async function askWechat<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const answer = await readJson(url, signal);
  const refused = z.safeParse(refusal, answer);
  if (refused.success && refused.data.errcode !== 0)
    throw new CodeNotConfirmed(`WeChat answered ${refused.data.errcode}.`);
  const read = z.safeParse(schema, answer);
  if (!read.success) throw new CodeNotConfirmed('WeChat answered without what its documentation names.');
  return read.data;
}

/** The causes stay out: an address in them would hold the secret. */
async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: 'error' }).catch(() => undefined);
  if (response === undefined) throw new CodeNotConfirmed('WeChat did not answer.');
  if (!response.ok) throw new CodeNotConfirmed(`WeChat answered with status ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new CodeNotConfirmed('WeChat broke off, or answered something that is no JSON.');
  }
}

const maxName = 32;

/** A name is whatever its owner typed: nothing in it may break a line or turn the text around it. */
function makeIdentity(wechatId: string, nickname: string): ChatAppIdentity {
  const readable = nickname
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return { wechatId, wechatName: Array.from(readable).slice(0, maxName).join('') || 'WeChat' };
}
