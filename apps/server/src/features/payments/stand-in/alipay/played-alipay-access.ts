import type { Deps } from '../../../../platform/deps.ts';
import { type AlipayAccess, noticePath } from '../../alipay/alipay-access.ts';
import { playedKeys } from './played-keys.ts';

export const gatewayPath = '/stand-in/alipay/gateway.do';

/** Of no real account. Numbers like those that Alipay gives. */
export function playedAlipayAccess(deps: Deps, ownOrigin: () => URL): AlipayAccess {
  const { settings, clock } = deps;
  const keys = playedKeys(deps);
  return {
    appId: '9021000000000001',
    sellerId: '2088000000000001',
    isStandIn: true,
    keys: async () => {
      const { own, theirs } = await keys();
      return { own, theirs };
    },
    gateway: () => new URL(gatewayPath, ownOrigin()),
    cashier: new URL(gatewayPath, settings.publicUrl),
    noticeUrl: () => new URL(noticePath, ownOrigin()).href,
    now: () => clock.now(),
  };
}
