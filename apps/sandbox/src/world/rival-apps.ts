import { categoryKeys, type CategoryKey } from './categories.ts';
import { bellOf, combine, unitOf } from './chance.ts';
import type { App } from './entities.ts';
import { inventBrand, inventDeveloper } from './invented-names.ts';
import type { ConceptWeights } from './vocabulary/vocabulary.ts';
import { english } from './vocabulary/english.ts';

export type RivalApp = App & {
  adamId: number;
  /** Skill and purse, about 0 with deviation 1. */ strength: number;
};

const rivalsPerCategory = 9;

const firstRivalId = 1_500_000_001;

/** The first two of a category are household names, the last two hardly known. */
const fame: readonly (readonly [number, number])[] = [
  [85, 97],
  [82, 93],
  [62, 80],
  [58, 74],
  [34, 58],
  [26, 48],
  [22, 40],
  [8, 20],
  [5, 16],
];

function rivalOf(
  worldSeed: number,
  category: CategoryKey,
  categoryIndex: number,
  position: number,
): RivalApp {
  const seed = combine(combine(worldSeed, 7001 + categoryIndex), position);
  const brand = inventBrand(seed);
  const weight = (concept: number): number =>
    Math.max(0.05, Math.min(1, 0.55 + 0.35 * bellOf(seed, 20 + concept)));
  const concepts: ConceptWeights = [weight(0), weight(1), weight(2), weight(3), weight(4), weight(5)];
  const strongest = concepts.indexOf(Math.max(...concepts));
  const [low, high] = fame[position] ?? [5, 20];
  return {
    adamId: firstRivalId + categoryIndex * rivalsPerCategory + position,
    strength: bellOf(seed, 40),
    name: `${brand}: ${english.concepts[category][strongest] ?? brand}`,
    subtitle: english.concepts[category].slice(0, 2).join(' & '),
    developer: inventDeveloper(seed),
    providerId: null,
    category,
    secondaryCategory: null,
    concepts,
    brandPopularity: Math.round(low + (high - low) * unitOf(seed, 41)),
    storefronts: null,
    deviceClasses: ['IPHONE', 'IPAD'],
    primaryLanguage: 'en-US',
    preorder: false,
    refusals: {},
  };
}

/** Nine invented rivals for each category, the same for the same seed. */
export function listRivals(worldSeed: number): readonly RivalApp[] {
  return categoryKeys.flatMap((category, categoryIndex) =>
    Array.from({ length: rivalsPerCategory }, (_, position) =>
      rivalOf(worldSeed, category, categoryIndex, position),
    ),
  );
}

/** The word by which people search for an app: what stands before the colon, in lower case. */
export function brandWordOf(name: string): string {
  return (name.split(/[:：–-]/u)[0] ?? name).trim().toLowerCase();
}
