import { getWechatLoginQrcode, getWechatLoginResult } from '@tapwright/contracts/chat-app';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';
import { makeLoginUuid } from '../make-login-uuid.ts';
import { writeAuthorizeAddress } from '../write-authorize-address.ts';

export type Purpose = 'signIn' | 'bind';

/** What to draw, and how to ask what became of it. */
export async function askForQrCode(purpose: Purpose, signal: AbortSignal) {
  const wechatLoginUuid = makeLoginUuid();
  const type = purpose === 'signIn' ? '1' : '2';
  const answer = await withConfirmation(() =>
    call(getWechatLoginQrcode, { query: { type, wechatLoginUuid }, signal }),
  );
  return {
    address: writeAuthorizeAddress(answer),
    scope: answer.scope,
    askForResult: () => call(getWechatLoginResult, { query: { wechatLoginUuid }, signal }),
  };
}
