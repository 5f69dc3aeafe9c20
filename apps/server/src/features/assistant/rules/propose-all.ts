import { listMarkets, type Market, type TeamAds } from './assistant-world.ts';
import type { NGram } from '@tapwright/domain/n-grams';
import { type KeywordBids, proposeBids } from './propose-bids.ts';
import { proposeBudgets, type CampaignDays } from './propose-budgets.ts';
import { proposeHarvest } from './propose-harvest.ts';
import { type MarketNGrams, nGramsOf, proposeNGramNegatives } from './propose-n-grams.ts';
import { proposeNegatives } from './propose-negatives.ts';
import { proposeOwners } from './propose-owners.ts';
import type { ProposalKind } from '@tapwright/contracts/assistant';
import type { Proposal } from './proposals.ts';

/** Days that are looked at; the youngest are left out, since installs of them still arrive. */
export const assistantDays = { terms: 28, nGrams: 90, young: 3, fewest: 7 } as const;
/** Of each kind and currency, those with the most money. */
const maxOfKind = 200;

export type Given = {
  readonly ads: TeamAds;
  /** The same of the longer range. */
  readonly longTerms: TeamAds['terms'];
  readonly spent: CampaignDays;
  readonly bids: KeywordBids;
  readonly days: { readonly terms: number; readonly nGrams: number };
};

export type Proposed = {
  readonly proposals: readonly Proposal[];
  readonly nGrams: readonly (NGram & {
    readonly market: Market;
    readonly goal: number;
    readonly isGoalSet: boolean;
  })[];
};

/** Market by market, so that whoever looks through many of them can do something else between two. */
export function* proposeByMarket({ ads, longTerms, spent, bids, days }: Given): Generator<Proposed> {
  const longMarkets = new Map(
    listMarkets({ ...ads, terms: longTerms }).map((market) => [market.key, market]),
  );
  for (const market of listMarkets(ads)) {
    const long = longMarkets.get(market.key) ?? market;
    const found = nGramsOf(long);
    const wasted = found === undefined ? [] : proposeNGramNegatives(long, found, days.nGrams);
    yield {
      proposals: [
        ...proposeHarvest(market, days.terms),
        ...wasted,
        ...withoutCovered(proposeNegatives(market, days.terms), wasted),
        ...proposeOwners(market, days.terms),
        ...proposeBids(market, bids, days.terms),
        ...proposeBudgets(market, spent),
      ],
      nGrams: found === undefined ? [] : listed(found, long),
    };
  }
}

export const joinMarkets = (parts: readonly Proposed[]): Proposed => ({
  proposals: keepLargest(parts.flatMap(({ proposals }) => proposals)),
  nGrams: parts.flatMap(({ nGrams }) => nGrams),
});

export const proposeAll = (given: Given): Proposed => joinMarkets([...proposeByMarket(given)]);

const listed = ({ grams, goal, isGoalSet }: MarketNGrams, market: Market) =>
  grams.map((gram) => ({ ...gram, market, goal, isGoalSet }));

/** A term that a negative of an n-gram stops needs none of its own. */
function withoutCovered(terms: readonly Proposal[], wasted: readonly Proposal[]): Proposal[] {
  const exact = new Set<string>();
  const broad: string[][] = [];
  for (const { text, matchType } of wasted.flatMap(({ edits }) => edits.newNegativeKeywords ?? []))
    if (matchType === 'EXACT') exact.add(text);
    else broad.push(text.split(' '));
  return terms.filter(({ evidence }) => {
    if (evidence.of !== 'negateTerm') return true;
    const words = new Set(evidence.word.split(' '));
    return !exact.has(evidence.word) && !broad.some((parts) => parts.every((part) => words.has(part)));
  });
}

function keepLargest(proposals: readonly Proposal[]): Proposal[] {
  const groups = Map.groupBy(
    proposals,
    ({ kind, currency }): `${ProposalKind} ${string}` => `${kind} ${currency}`,
  );
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => other.worth - one.worth).slice(0, maxOfKind),
  );
}
