import type { getWechatLoginQrcode } from '@tapwright/contracts/chat-app';
import type { AnswerOf } from '@tapwright/contracts/call';

/** WeChat compares the address with a pattern: these names in this order, and the word at the end. */
export function writeAuthorizeAddress(answer: AnswerOf<typeof getWechatLoginQrcode>): string {
  const { authorize_uri: base, appid, redirect_uri, scope, state } = answer;
  const query = new URLSearchParams({ appid, redirect_uri, response_type: 'code', scope, state });
  return `${base}?${query.toString()}${base.includes('#') ? '' : '#wechat_redirect'}`;
}
