import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { PaymentWay } from '@tapwright/contracts/recharges';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentCurrency, PaymentProvider } from './payment-provider.ts';
import { createStripe, type StripeAccess } from './stripe/stripe-provider.ts';
import { standInAccess } from './stand-in/stand-in-access.ts';

export type Payments = {
  /** Who takes money of this currency in this way; undefined: nobody. */
  findFor: (way: PaymentWay, currency: PaymentCurrency) => PaymentProvider | undefined;
  /** Also one that is no longer chosen, as long as its keys are there. */
  find: (name: PaymentProviderName) => PaymentProvider | undefined;
  stripe: StripeAccess | undefined;
};

/** As the operator's settings choose. Without keys and with the sandbox each is played. */
export function createPayments(deps: Deps, ownOrigin: () => URL): Payments {
  const stripe = findStripeAccess(deps, ownOrigin);
  const providers = { stripe: stripe && createStripe(stripe), alipay: undefined };
  return {
    findFor: () => providers.stripe,
    find: (name) => providers[name],
    stripe,
  };
}

function findStripeAccess({ settings, keyedHash }: Deps, ownOrigin: () => URL): StripeAccess | undefined {
  if (settings.stripe !== undefined) return { ...settings.stripe, isStandIn: false, origin: undefined };
  return settings.appleAds === 'sandbox' ? { ...standInAccess(keyedHash), origin: ownOrigin } : undefined;
}
