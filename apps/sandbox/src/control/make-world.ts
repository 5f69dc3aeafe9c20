import type { Instant } from '../world/entities.ts';
import { generateWorld } from '../world/generated-world.ts';
import type { World } from '../world/world.ts';

export const worldKinds = ['demo', 'large'] as const;
export type WorldKind = (typeof worldKinds)[number];

const yearMs = 365 * 86_400_000;

/** `large` is 30,000 keywords with a year behind them, to try how fast things are. */
export function makeWorld(kind: WorldKind, seed: number, now: Instant): World {
  const since = now - yearMs;
  if (kind === 'large')
    return generateWorld({ seed, campaigns: 100, adGroups: 1000, keywords: 30_000, since }).world;
  return generateWorld({ seed, campaigns: 10, adGroups: 20, keywords: 300, since }).world;
}
