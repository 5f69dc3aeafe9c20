import type { Instant } from '../world/entities.ts';
import { makeDemoWorld } from '../world/demo/demo-world.ts';
import { generateWorld } from '../world/generated-world.ts';
import { World } from '../world/world.ts';

export const worldKinds = ['demo', 'empty', 'agency', 'large'] as const;
export type WorldKind = (typeof worldKinds)[number];
/** `days`: how long all but the demo world have delivered. */
export type WorldChoice = { world: WorldKind; days: number };

const dayMs = 86_400_000;

/** 30,000 keywords that have delivered for some days, to try how fast things are. */
const sizes = {
  agency: { campaigns: 50, adGroups: 500, keywords: 30_000 },
  large: { campaigns: 100, adGroups: 1000, keywords: 30_000 },
} as const;

export function makeWorld({ world: kind, days }: WorldChoice, seed: number, now: Instant): World {
  if (kind === 'demo') return makeDemoWorld(seed, now);
  if (kind === 'empty') return new World(seed);
  return generateWorld({ seed, ...sizes[kind], since: now - days * dayMs }).world;
}
