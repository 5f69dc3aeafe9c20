import { NotAnswered } from '@tapwright/apple-ads/client/errors';
import type { Deps } from '../../../platform/deps.ts';
import { recordAppleTime, readAppleClock } from '../../certificates/index.ts';

export type ClockDeps = Pick<Deps, 'settings' | 'clock' | 'appleOrigin' | 'database'>;

/** Apple's time: with the sandbox what its `Date` says now, otherwise ours. */
export async function readAppleTime(deps: ClockDeps): Promise<Date> {
  const { settings, appleOrigin } = deps;
  if (settings.appleAds === 'sandbox' && appleOrigin) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(appleOrigin(), { method: 'HEAD', signal }).catch((cause: unknown) => {
      throw new NotAnswered('unreachable', { call: 'clock', cause });
    });
    const serverTime = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(serverTime)) recordAppleTime(deps, serverTime);
  }
  return estimateAppleTime(deps);
}

/** The same as far as it is known, without asking: each answer of the sandbox brings it up to date. */
export const estimateAppleTime = (deps: ClockDeps): Date =>
  deps.settings.appleAds === 'sandbox' ? readAppleClock(deps) : deps.clock.now();
