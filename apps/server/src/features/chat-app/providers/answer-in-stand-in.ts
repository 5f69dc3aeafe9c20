import { type answerInStandIn as answerInStandInCall, weixinlogin } from '@tapwright/contracts/chat-app';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { identityOf, makeStandInCode } from './stand-in.ts';

/** As WeChat would: back to where it was told, with a code if its owner said yes. */
export function answerInStandIn(
  context: Context,
  browserSecret: string,
  { redirect_uri: redirectUri, state, isAllowed }: ParsedBodyOf<typeof answerInStandInCall>,
): string {
  const address = new URL(redirectUri);
  const isOurs =
    address.origin === context.settings.publicUrl.origin && address.pathname === weixinlogin.path;
  if (!isOurs) throw new Refusal('badInput', { fields: { redirect_uri: 'errors:fields.wrongForm' } });
  if (isAllowed) address.searchParams.set('code', makeStandInCode(context, identityOf(browserSecret)));
  address.searchParams.set('state', state);
  return address.href;
}
