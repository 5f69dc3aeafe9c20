import { getWechatLoginResult } from '@tapwright/contracts/chat-app';
import { attemptLastsSeconds } from './wechat-cookies.ts';

/** One for each QR code, so that two tabs can show one each. */
export function browserCookie(wechatLoginUuid: string) {
  return {
    name: `wechat-${wechatLoginUuid}`,
    path: getWechatLoginResult.path,
    sameSite: 'strict' as const,
    maxAgeSeconds: attemptLastsSeconds,
  };
}
