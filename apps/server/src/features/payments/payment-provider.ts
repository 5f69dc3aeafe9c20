import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { PaymentWay } from '@tapwright/contracts/recharges';
import type { Language } from '@tapwright/i18n/languages';

export type PaymentCurrency = 'USD' | 'CNY';

export type Payable = {
  reference: string;
  way: PaymentWay;
  currency: PaymentCurrency;
  /** Minor units. */
  amount: number;
  what: string;
  language: Language;
  endsAt: Date;
  returnUrl: string;
  cancelUrl: string;
};

export type Checkout = { sessionId: string; url: string };

/** What a provider says of a payment now. `ended`: it can no longer be paid. */
export type PaymentStanding =
  | { state: 'open' | 'underWay' | 'failed' | 'ended' }
  | { state: 'paid'; paymentId: string; reference: string | null; amount: number; currency: string };

export type RefundAsked = {
  reference: string;
  currency: PaymentCurrency;
  /** Minor units. */
  amount: number;
  sessionId: string;
  paymentId: string;
  /** Of an earlier asking. */
  providerRefundId: string | null;
  /** How it stands here. */
  state: 'approved' | 'paid' | 'failed';
};
export type RefundStanding = { id: string; state: 'paid' | 'pending' | 'failed' };

/** What a payer's bank took back; `inquiry`: it only asks so far. */
export type DisputeStanding = {
  paymentId: string;
  amount: number;
  state: 'inquiry' | 'withdrawn' | 'reinstated';
  /** What the provider keeps for it by now, in the payment's minor units. */
  fee: number;
};

/** One of those who take money for us. Each call may be repeated: a reference stands for one payment. */
export type PaymentProvider = {
  name: PaymentProviderName;
  isStandIn: boolean;
  open: (payable: Payable) => Promise<Checkout>;
  ask: (sessionId: string) => Promise<PaymentStanding>;
  /** So that it can no longer be paid; answers how it stands after that, which may be paid. */
  close: (sessionId: string) => Promise<PaymentStanding>;
  /** What it keeps of a payment, in the payment's minor units; undefined: it does not say yet. */
  askFee: (sessionId: string) => Promise<number | undefined>;
  refund: (asked: RefundAsked) => Promise<RefundStanding>;
  /** Undefined: nobody who pays there can dispute it. */
  askDispute: ((disputeId: string) => Promise<DisputeStanding>) | undefined;
};

/** It did not answer, or not in a way that says what happened. */
export class ProviderSilent extends Error {
  constructor(provider: PaymentProviderName, cause: unknown) {
    super(`${provider} did not answer as expected.`, { cause });
  }
}
