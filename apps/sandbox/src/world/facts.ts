import type { CategoryKey } from './categories.ts';
import type { DeviceClass, Instant } from './entities.ts';

/** A rival that bids on one word for a while, on top of the usual coming and going. */
export type RivalEntry = {
  country: string;
  text: string;
  adamId: number;
  from: Instant;
  to: Instant | null;
  /** How far above the usual price it goes: 0.5 is 65 % more, 1 is 170 % more. */
  strength: number;
};

/** A word that most people search for another reason. */
export type AmbiguousWord = {
  country: string;
  text: string;
  popularity: number;
  /** What the rest of its searchers look for. */
  category: CategoryKey;
  concept: number;
  /** Share of the usual conversion that is left. */
  fit: number;
};

/** While it lasts, reports reach no further than its start. */
export type ReportingOutage = { from: Instant; to: Instant };

/** What an ad group or keyword brought on a day of its account's calendar, given rather than come about. */
export type GivenFigures = {
  campaignId: number;
  adGroupId: number;
  keywordId: number | null;
  country: string;
  device: DeviceClass;
  /** As `2026-11-20`. */
  on: string;
  /** Impressions, taps, spend in hundredths, new downloads and redownloads after a tap, the same after a view. */
  counts: readonly number[];
};

/** What is special in this world; everything else follows from its seed. */
export type WorldFacts = {
  rivalEntries: readonly RivalEntry[];
  ambiguousWords: readonly AmbiguousWord[];
  reportingOutages: readonly ReportingOutage[];
  /** From when searches show more than one ad, per storefront; `*` is for those not named. */
  extraSlotsFrom: Readonly<Record<string, Instant>>;
  /** Figures of campaigns that stand beside the market. */
  givenFigures: readonly GivenFigures[];
};

export const plainFacts: WorldFacts = {
  rivalEntries: [],
  ambiguousWords: [],
  reportingOutages: [],
  extraSlotsFrom: {
    GB: Date.UTC(2026, 2, 3),
    JP: Date.UTC(2026, 2, 3),
    '*': Date.UTC(2026, 3, 14),
  },
  givenFigures: [],
};

export function extraSlotsFrom(facts: WorldFacts, country: string): Instant {
  return facts.extraSlotsFrom[country] ?? facts.extraSlotsFrom['*'] ?? Number.POSITIVE_INFINITY;
}
