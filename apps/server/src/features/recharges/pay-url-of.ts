import type { RechargeView } from './recharges-store.ts';

/** Where it can still be paid. */
export function payUrlOf({ state, payUrl, endsAt }: RechargeView, now: Date): string | null {
  return state === 'begun' && endsAt !== null && endsAt > now ? payUrl : null;
}
