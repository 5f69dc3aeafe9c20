import type { Instant } from '../world/entities.ts';
import { makeDemoWorld } from '../world/demo/demo-world.ts';
import { generateWorld } from '../world/generated-world.ts';
import type { World } from '../world/world.ts';

export const worldKinds = ['demo', 'agency', 'large'] as const;
export type WorldKind = (typeof worldKinds)[number];

const yearMs = 365 * 86_400_000;

/** 30,000 keywords with a year behind them, to try how fast things are. */
const sizes = {
  agency: { campaigns: 50, adGroups: 500, keywords: 30_000 },
  large: { campaigns: 100, adGroups: 1000, keywords: 30_000 },
} as const;

export function makeWorld(kind: WorldKind, seed: number, now: Instant): World {
  if (kind === 'demo') return makeDemoWorld(seed, now);
  return generateWorld({ seed, ...sizes[kind], since: now - yearMs }).world;
}
