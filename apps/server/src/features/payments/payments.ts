import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { PaymentWay } from '@tapwright/contracts/recharges';
import type { AlipaySettings } from '../../env.ts';
import type { Deps } from '../../platform/deps.ts';
import { type AlipayAccess, noticePath } from './alipay/alipay-access.ts';
import { createAlipay } from './alipay/create-alipay.ts';
import type { PaymentCurrency, PaymentProvider } from './payment-provider.ts';
import { playedAlipayAccess } from './stand-in/alipay/played-alipay-access.ts';
import { createStripe, type StripeAccess } from './stripe/stripe-provider.ts';
import { standInAccess } from './stand-in/stand-in-access.ts';

export type Payments = {
  /** Who takes money of this currency in this way; undefined: nobody. */
  findFor: (way: PaymentWay, currency: PaymentCurrency) => PaymentProvider | undefined;
  /** Also one that is no longer chosen, as long as its keys are there. */
  find: (name: PaymentProviderName) => PaymentProvider | undefined;
  stripe: StripeAccess | undefined;
  alipay: AlipayAccess | undefined;
};

/** As the operator's settings choose. Without keys of anybody and with the sandbox each is played. */
export function createPayments(deps: Deps, ownOrigin: () => URL): Payments {
  const { stripe, alipay } = findAccess(deps, ownOrigin);
  const providers = { stripe: stripe && createStripe(stripe), alipay: alipay && createAlipay(alipay) };
  return {
    // Alipay itself takes RMB alone, and there its own page is the nearer one.
    findFor: (way, currency) =>
      (way === 'alipay' && currency === 'CNY' ? providers.alipay : undefined) ?? providers.stripe,
    find: (name) => providers[name],
    stripe,
    alipay,
  };
}

/** Played money never stands beside real money. */
function findAccess(deps: Deps, ownOrigin: () => URL): Pick<Payments, 'stripe' | 'alipay'> {
  const { settings, keyedHash } = deps;
  const { stripe, alipay, appleAds } = settings;
  if (stripe !== undefined || alipay !== undefined)
    return {
      stripe: stripe && { ...stripe, isStandIn: false, origin: undefined },
      alipay: alipay && accessOf(deps, alipay),
    };
  if (appleAds !== 'sandbox') return { stripe: undefined, alipay: undefined };
  return {
    stripe: { ...standInAccess(keyedHash), origin: ownOrigin },
    alipay: playedAlipayAccess(deps, ownOrigin),
  };
}

function accessOf(
  { settings, clock }: Deps,
  { appId, sellerId, privateKey, publicKey, gateway }: AlipaySettings,
): AlipayAccess {
  return {
    appId,
    sellerId,
    isStandIn: false,
    keys: () => Promise.resolve({ own: privateKey, theirs: publicKey }),
    gateway: () => gateway,
    cashier: gateway,
    noticeUrl: () => `${settings.publicUrl.origin}${noticePath}`,
    now: () => clock.now(),
  };
}
