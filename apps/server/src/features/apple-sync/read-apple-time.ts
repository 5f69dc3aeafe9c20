import { NotAnswered } from '@tapwright/apple-ads/client/errors';
import type { Deps } from '../../platform/deps.ts';
import { hearAppleTime, readAppleClock } from '../certificates/index.ts';

export type ClockDeps = Pick<Deps, 'settings' | 'clock' | 'appleOrigin' | 'database'>;

/** Apple's time: with the sandbox what its `Date` says now, otherwise ours. */
export async function readAppleTime(deps: ClockDeps): Promise<Date> {
  const { settings, appleOrigin } = deps;
  if (settings.appleAds === 'sandbox' && appleOrigin) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(appleOrigin(), { method: 'HEAD', signal }).catch((cause: unknown) => {
      throw new NotAnswered('unreachable', { call: 'clock', cause });
    });
    const told = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(told)) hearAppleTime(deps, told);
  }
  return tellAppleTime(deps);
}

/** The same as far as it is known, without asking: each answer of the sandbox tells it anew. */
export const tellAppleTime = (deps: ClockDeps): Date =>
  deps.settings.appleAds === 'sandbox' ? readAppleClock(deps) : deps.clock.now();
