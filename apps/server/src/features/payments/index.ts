export { mountPayments } from './mount-payments.ts';
export { disputeMoved, paymentMoved, refundMoved } from './events/keep-event.ts';
export {
  type DisputeStanding,
  type PaymentProvider,
  type PaymentStanding,
  ProviderSilent,
} from './payment-provider.ts';
export { createPayments, type Payments } from './payments.ts';
export { findMissedEvents } from './events/find-missed-events.ts';
