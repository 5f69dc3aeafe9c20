import { answerInStandIn, findScan } from '@tapwright/contracts/chat-app';

export const attemptLastsSeconds = 120;

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
