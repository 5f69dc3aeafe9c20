import { answerInStandIn, findScan, getWechatLoginResult } from '@tapwright/contracts/chat-app';

export const attemptLastsSeconds = 120;

/** One for each QR code, so that two tabs can show one each. */
export const browserCookie = (wechatLoginUuid: string) => ({
  name: `wechat-${wechatLoginUuid}`,
  path: getWechatLoginResult.path,
  sameSite: 'strict' as const,
  maxAgeSeconds: attemptLastsSeconds,
});

/** Set while the chat app leads the phone back to us, hence lax. */
export const phoneCookie = {
  name: 'wechat-scan',
  path: findScan.path,
  sameSite: 'lax' as const,
  maxAgeSeconds: attemptLastsSeconds,
};

/** Who this browser is to the stand-in. */
export const standInCookie = {
  name: 'wechat-stand-in',
  path: answerInStandIn.path,
  sameSite: 'strict' as const,
  maxAgeSeconds: 365 * 86_400,
};
