import { goalsOf, type Market, type MetTerm, sumOf } from './assistant-world.ts';
import { atStake, judgeNGrams } from '@tapwright/domain/judge-n-gram';
import { costBand, type Measured, negateBounds } from '@tapwright/domain/judge-term';
import { cleanKeyword, findKeywordTextProblem } from '@tapwright/domain/keyword-text';
import { gatherNGrams, type NGram } from '@tapwright/domain/n-grams';
import { findBlocking } from '@tapwright/domain/negative-match';
import { placesOf } from './propose-harvest.ts';
import { openTerms } from './propose-negatives.ts';
import { monthly } from './monthly.ts';
import type { Proposal, ProposalPlace, ProposedEdits } from './proposals.ts';
import { holdsPieces } from '@tapwright/domain/word-pieces';

/** As many negatives as one proposal makes. */
const maxNegativesOfProposal = 200;
/** A broad negative is proposed where it stops at least this part of the money. */
const broadStops = 0.8;
const maxExamples = 5;
/** So many that waste are looked at, those with the most money first. */
const maxWaste = 60;

export type MarketNGrams = {
  readonly grams: readonly NGram[];
  readonly goal: number;
  readonly isGoalSet: boolean;
};

/** N-grams of what runs in a market, and what an install may cost there at most. */
export function nGramsOf(market: Market): MarketNGrams | undefined {
  const terms = openTerms(market);
  const goals = goalsOf(market, new Set(terms.map(({ adGroupId }) => adGroupId)));
  if (goals === undefined) return undefined;
  const figures = [...Map.groupBy(terms, ({ campaignId }) => campaignId).values()].flatMap(sumByWord);
  return { grams: gatherNGrams(figures), goal: goals.high, isGoalSet: goals.isSet };
}

type WordSums = { -readonly [Name in keyof Measured]: number } & { campaignId: string; word: string };

/** Each search of a campaign once: of hundreds of thousands most were met once, and nothing else is made of them. */
function sumByWord(terms: readonly MetTerm[]): WordSums[] {
  const sums = new Map<string, WordSums>();
  for (const { campaignId, word, spend, impressions, taps, installs } of terms) {
    const known = sums.get(word);
    if (known === undefined) sums.set(word, { campaignId, word, spend, impressions, taps, installs });
    else {
      known.spend += spend;
      known.impressions += impressions;
      known.taps += taps;
      known.installs += installs;
    }
  }
  return [...sums.values()];
}

/** What an n-gram's negative would stop of what earns: keywords that run, and searches with installs at or under the goal. */
export type Positives = {
  readonly keywords: readonly string[];
  readonly terms: readonly (Measured & { readonly word: string })[];
};

type NGramNegatives = {
  readonly way: 'broad' | 'exact';
  readonly positives: Positives;
  readonly stopped: readonly (Measured & { readonly word: string })[];
  readonly edits: ProposedEdits;
};

const earns = ({ spend, installs }: Measured, goal: number) => installs > 0 && spend <= goal * installs;
const wastes = ({ spend, installs, taps }: Measured, goal: number) =>
  taps > 0 && spend > negateBounds.timesGoal * goal * installs;

type Held = Measured & { readonly word: string; readonly places: readonly ProposalPlace[] };

const plain = ({ word, spend, impressions, taps, installs }: Held) => ({
  word,
  spend,
  impressions,
  taps,
  installs,
});

/** A broad negative where it stops nothing that earns, else the terms of it that waste, each as an exact one. */
export function planNGramNegatives(
  market: Pick<Market, 'keywords'>,
  terms: readonly MetTerm[],
  { pieces, goal }: { pieces: readonly string[]; goal: number },
): NGramNegatives {
  const text = cleanKeyword(pieces.join(' '));
  const find = findBlocking([{ text, matchType: 'BROAD' }]);
  const isStopped = ({ word }: { word: string }) => find(word) !== undefined;
  const holds = holdsPieces(pieces);
  // Most searches have none of it, which is seen much faster than cut.
  const isNear = ({ word }: MetTerm) => pieces.every((piece) => word.includes(piece));
  const near = terms.filter((one) => isNear(one) && (isStopped(one) || holds(one.word)));
  const words = [...Map.groupBy(near, ({ word }) => word)].map(([word, within]): Held => ({
    word,
    places: placesOf(within),
    ...sumOf(within),
  }));
  const running = market.keywords.filter(({ runs }) => runs);
  const positives: Positives = {
    keywords: [...new Set(running.filter(isStopped).map((keyword) => keyword.text))],
    terms: words.filter((one) => isStopped(one) && earns(one, goal)).map(plain),
  };
  const within = words.filter(({ word }) => holds(word));
  const broad = within.filter(isStopped);
  const isBroad =
    positives.keywords.length + positives.terms.length === 0 &&
    findKeywordTextProblem(text) === undefined &&
    sumOf(broad).spend >= broadStops * sumOf(within).spend;
  const held = new Set(running.map(({ word }) => word));
  const planned = isBroad
    ? planBroad(text, broad)
    : planExact(within.filter((one) => wastes(one, goal) && !held.has(one.word) && isKeyword(one.word)));
  return { ...planned, positives };
}

const isKeyword = (word: string) => findKeywordTextProblem(word) === undefined;

function planBroad(text: string, broad: readonly Held[]): Omit<NGramNegatives, 'positives'> {
  const campaignIds = new Set(broad.flatMap(({ places }) => places.map(({ campaignId }) => campaignId)));
  return {
    way: 'broad',
    stopped: broad.map(plain),
    edits: {
      newNegativeKeywords: [...campaignIds].map((campaignId) => ({ campaignId, text, matchType: 'BROAD' })),
    },
  };
}

function planExact(wasted: readonly Held[]): Omit<NGramNegatives, 'positives'> {
  const sorted = wasted.toSorted((one, other) => other.spend - one.spend);
  const negatives = sorted
    .flatMap(({ word, places }) =>
      places.map(({ campaignId, adGroupId }) => ({
        campaignId,
        adGroupId,
        text: word,
        matchType: 'EXACT' as const,
      })),
    )
    .slice(0, maxNegativesOfProposal);
  const named = new Set(negatives.map(({ text }) => text));
  return {
    way: 'exact',
    stopped: sorted.filter(({ word }) => named.has(word)).map(plain),
    edits: { newNegativeKeywords: negatives },
  };
}

/** N-grams that waste, those with the most money first; one whose searches an earlier one stops is left out. */
export function proposeNGramNegatives(market: Market, found: MarketNGrams, days: number): Proposal[] {
  const { grams, goal, isGoalSet } = found;
  const verdicts = judgeNGrams(grams.map(({ sums }) => ({ sums, goal })));
  const waste = grams
    .filter((_, place) => verdicts[place] === 'waste')
    .toSorted((one, other) => atStake({ sums: other.sums, goal }) - atStake({ sums: one.sums, goal }))
    .slice(0, maxWaste);
  const terms = openTerms(market);
  const covered = new Set<string>();
  return waste.flatMap(({ pieces, sums, words }): Proposal[] => {
    const { way, stopped, edits } = planNGramNegatives(market, terms, { pieces, goal });
    const added = stopped.filter(({ word }) => !covered.has(word));
    const negatives = edits.newNegativeKeywords ?? [];
    if (negatives.length === 0 || added.length * 2 < stopped.length) return [];
    for (const { word } of stopped) covered.add(word);
    const lost = sumOf(stopped);
    return [
      {
        kind: 'negate',
        subject: `negate ${market.key} ${pieces.join(' ')} *`,
        adamId: market.adamId,
        countries: market.countries,
        currency: market.currency,
        campaignIds: [...new Set(negatives.map(({ campaignId }) => campaignId))],
        worth: monthly(lost.spend, days),
        edits,
        evidence: {
          of: 'negateNGram',
          pieces,
          sums,
          goal,
          isGoalSet,
          cost: costBand(sums),
          terms: words.length,
          stopped: stopped.length,
          lostInstalls: lost.installs,
          way,
          examples: stopped.toSorted((one, other) => other.spend - one.spend).slice(0, maxExamples),
        },
      },
    ];
  });
}
