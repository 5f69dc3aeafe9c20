import type { Language } from '@tapwright/i18n/languages';
import type Stripe from 'stripe';
import {
  type Payable,
  type PaymentProvider,
  type PaymentStanding,
  ProviderSilent,
} from '../payment-provider.ts';
import { feeOf, withFee } from './fee-of.ts';
import { askRefund, disputeStandingOf, refundStandingOf } from './stripe-money-back.ts';

export type StripeAccess = {
  secretKey: string;
  webhookSecret: string;
  isStandIn: boolean;
  /** Where Stripe is played. Undefined: at Stripe. */
  origin: (() => URL) | undefined;
};

const timeoutMs = 8_000;

const locales: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  'zh-CN': 'zh',
  'zh-TW': 'zh-TW',
  ja: 'ja',
  ko: 'ko',
};

/** The official library; read when it is first needed. */
export async function openStripe({ secretKey, origin }: StripeAccess): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const at = origin?.();
  return new StripeClient(secretKey, {
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    ...(at && { protocol: 'http', host: at.hostname, port: at.port }),
  });
}

export function createStripe(access: StripeAccess): PaymentProvider {
  const reach = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await openStripe(access));
    } catch (error) {
      throw new ProviderSilent('stripe', error);
    }
  };
  const ask = (sessionId: string) =>
    reach(async (stripe) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
      if (session.livemode !== isLive(access)) throw new Error(`${sessionId} is of the other mode.`);
      return standingOf(session);
    });
  return {
    name: 'stripe',
    isStandIn: access.isStandIn,
    open: (payable) =>
      reach(async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(payable), {
          idempotencyKey: `recharge:${payable.reference}`,
        });
        if (url === null) throw new Error(`The session ${id} has no page.`);
        return { sessionId: id, url };
      }),
    ask,
    // A page of Stripe closes by itself at its end, which it was given.
    close: ask,
    askFee: (sessionId) =>
      reach(async (stripe) =>
        feeOf(await stripe.checkout.sessions.retrieve(sessionId, { expand: [withFee] })),
      ),
    refund: (asked) => reach(async (stripe) => refundStandingOf(await askRefund(stripe, asked))),
    askDispute: (disputeId) =>
      reach(async (stripe) => disputeStandingOf(await stripe.disputes.retrieve(disputeId))),
  };
}

export const isLive = ({ secretKey }: StripeAccess): boolean => /^[sr]k_live_/.test(secretKey);

function sessionOf(payable: Payable): Stripe.Checkout.SessionCreateParams {
  const { reference, way, currency, amount, what, language, endsAt, returnUrl, cancelUrl } = payable;
  const metadata = { reference };
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata,
    // Metadata of a session is not copied to its payment.
    payment_intent_data: { metadata, description: `${what} ${reference}` },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: `${what} ${reference}` },
        },
      },
    ],
    allowed_payment_method_types: [way],
    // Otherwise a buyer may pay another amount in another currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(endsAt.getTime() / 1000),
    locale: locales[language],
    success_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

function standingOf(session: Stripe.Checkout.Session): PaymentStanding {
  const { status, payment_status: paid, payment_intent: intent } = session;
  if (status === 'expired') return { state: 'ended' };
  if (status === 'open') return { state: 'open' };
  if (paid === 'paid' && intent !== null && session.amount_total !== null && session.currency !== null)
    return {
      state: 'paid',
      paymentId: typeof intent === 'string' ? intent : intent.id,
      reference: session.client_reference_id,
      amount: session.amount_total,
      currency: session.currency.toUpperCase(),
    };
  const step = typeof intent === 'object' ? intent?.status : undefined;
  return { state: step === 'requires_payment_method' || step === 'canceled' ? 'failed' : 'underWay' };
}
