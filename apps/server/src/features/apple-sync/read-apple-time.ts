import { NotAnswered } from '@tapwright/apple-ads/client/errors';
import type { Deps } from '../../platform/deps.ts';

export type ClockDeps = Pick<Deps, 'settings' | 'clock' | 'appleOrigin'>;

/** How far Apple's time is from ours: nothing at Apple, whatever its `Date` says with the sandbox. */
export async function readAppleGap({ settings, clock, appleOrigin }: ClockDeps): Promise<number> {
  if (settings.appleAds !== 'sandbox' || !appleOrigin) return 0;
  const answer = await fetch(appleOrigin(), { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).catch(
    (cause: unknown) => {
      throw new NotAnswered('unreachable', { call: 'clock', cause });
    },
  );
  const told = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(told) ? 0 : told - clock.now().getTime();
}

export async function readAppleTime(deps: ClockDeps): Promise<Date> {
  return new Date(deps.clock.now().getTime() + (await readAppleGap(deps)));
}
