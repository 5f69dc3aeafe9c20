import type { Deps } from '../../../platform/deps.ts';

/** Keys of no real account, which only this installation knows. */
export function standInAccess(keyedHash: Deps['keyedHash']) {
  const secret = (purpose: string) => keyedHash('payment stand-in', purpose).toString('hex');
  return {
    secretKey: `sk_test_${secret('key')}`,
    webhookSecret: `whsec_${secret('webhook')}`,
    isStandIn: true,
  };
}
