import { findStandInPayment as findCall, playPayment as playCall } from '@tapwright/contracts/payments';
import type { CallHost } from '../../../platform/http/call-host.ts';
import { mountCall } from '../../../platform/http/mount-call.ts';
import type { AlipayAccess } from '../alipay/alipay-access.ts';
import type { StripeAccess } from '../stripe/stripe-provider.ts';
import { mountAlipayStandIn } from './alipay/mount-alipay-stand-in.ts';
import { findPlayedTrade, playTrade } from './alipay/play-trade.ts';
import { mountStripeStandIn } from './mount-stripe-stand-in.ts';
import { findStandInPayment, playPayment } from './play-payment.ts';

type Played = { stripe: StripeAccess; alipay: AlipayAccess };

/** Both in whose place somebody plays, behind one page. */
export async function mountStandIns(host: CallHost, { stripe, alipay }: Played): Promise<void> {
  mountCall(host, findCall, (context, { body }) =>
    isSession(body) ? findStandInPayment(context, body) : findPlayedTrade(context, body),
  );
  mountCall(host, playCall, (context, { body }) =>
    isSession(body) ? playPayment(context, body, stripe) : playTrade(context, body, alipay),
  );
  await mountStripeStandIn(host, stripe);
  await mountAlipayStandIn(host, alipay);
}

/** As Stripe names its pages. */
const isSession = ({ sessionId }: { sessionId: string }) => sessionId.startsWith('cs_');
