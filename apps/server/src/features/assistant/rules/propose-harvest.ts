import {
  type AssistantAdGroup,
  type Goals,
  goalsOf,
  type Market,
  type MetTerm,
  sumOf,
} from './assistant-world.ts';
import {
  costBand,
  expectedRate,
  judgeTerm,
  type Matching,
  type Measured,
} from '@tapwright/domain/judge-term';
import { findKeywordTextProblem } from '@tapwright/domain/keyword-text';
import { amountOfMicros } from '@tapwright/domain/money';
import { findBlocking } from '@tapwright/domain/negative-match';
import { monthly } from './monthly.ts';
import type { Proposal, ProposalPlace } from './proposals.ts';

/** A first bid lies between these parts of what its taps have cost, and never above what its source bids. */
export const firstBid = { lowest: 0.7, highest: 1.2 } as const;

/** Of several ways in which a term was met, the one that says least of what it is about. */
const loosest = (terms: readonly MetTerm[]): Matching =>
  (['search', 'broad', 'exact'] as const).find((one) => terms.some(({ matching }) => matching === one)) ??
  'broad';

export const placesOf = (terms: readonly MetTerm[]): ProposalPlace[] =>
  [...Map.groupBy(terms, ({ adGroupId }) => adGroupId).values()]
    .flatMap((within) => {
      const [first] = within;
      if (first === undefined) return [];
      const { campaignId, adGroupId } = first;
      return [{ campaignId, adGroupId, matching: loosest(within), ...sumOf(within) }];
    })
    .toSorted((one, other) => other.spend - one.spend);

/** Words that stand as an exact keyword already, running or paused: somebody decided about them. */
const ownWords = (market: Market): Set<string> =>
  new Set([
    ...market.keywords.flatMap(({ word, matchType }) => (matchType === 'EXACT' ? [word] : [])),
    ...market.wordsNearby,
  ]);

/** An exact keyword meets it, so that it is bid on with a price of its own: a plural, a slip of the finger. */
const isCloseVariant = (terms: readonly MetTerm[]): boolean =>
  terms.some(({ matching }) => matching === 'exact');

/** Search terms that earn an exact keyword of their own, with the negatives that leave them to it. */
export function proposeHarvest(market: Market, days: number): Proposal[] {
  const owned = ownWords(market);
  const isBlocked = blocksOf(market);
  const running = market.terms.filter(
    (term) => term.word !== '' && market.adGroups.get(term.adGroupId)?.runs === true && !isBlocked(term),
  );
  const chooseTarget = prepareTargets(market);
  return [...Map.groupBy(running, ({ word }) => word)].flatMap(([word, terms]): Proposal[] => {
    if (owned.has(word) || isCloseVariant(terms) || findKeywordTextProblem(word) !== undefined) return [];
    const places = placesOf(terms);
    const goals = goalsOf(
      market,
      places.map(({ adGroupId }) => adGroupId),
    );
    if (goals === undefined) return [];
    const sums = sumOf(terms);
    const matching = loosest(terms);
    const neighbours = { rate: market.rates[matching], matching };
    const { is, chance } = judgeTerm(sums, goals, neighbours);
    const target = is === 'harvest' ? chooseTarget(word, places) : undefined;
    if (target === undefined) return [];
    const bid = bidFor(market, target, places, {
      worth: goals.low * expectedRate(sums, neighbours),
      perTap: sums.spend / sums.taps,
    });
    return [harvestOf(market, { word, places, sums, goals, chance, target, bid, days })];
  });
}

type Found = {
  readonly word: string;
  readonly places: readonly ProposalPlace[];
  readonly sums: Measured;
  readonly goals: Goals;
  readonly chance: number;
  readonly target: AssistantAdGroup;
  readonly bid: number | null;
  readonly days: number;
};

function harvestOf(
  market: Market,
  { word, places, sums, goals, chance, target, bid, days }: Found,
): Proposal {
  const { adGroupId, campaignId } = target;
  const { key, adamId, countries, currency } = market;
  const amount = bid === null ? {} : { bid: amountOfMicros(bid, currency) };
  return {
    kind: 'harvest',
    subject: `harvest ${key} ${word}`,
    adamId,
    countries,
    currency,
    campaignIds: [...new Set([campaignId, ...places.map((place) => place.campaignId)])],
    worth: monthly(sums.spend, days),
    edits: {
      newKeywords: [{ adGroupId, text: word, matchType: 'EXACT', ...amount }],
      newNegativeKeywords: places
        .filter((place) => place.adGroupId !== adGroupId)
        .map((place) => ({
          campaignId: place.campaignId,
          adGroupId: place.adGroupId,
          text: word,
          matchType: 'EXACT',
        })),
    },
    evidence: {
      of: 'harvest',
      word,
      sums,
      goal: goals.low,
      isGoalSet: goals.isSet,
      chance,
      cost: costBand(sums),
      bid,
      target: { campaignId, adGroupId },
      places,
    },
  };
}

/** Whether a negative keeps a term from where it was met by now. */
export function blocksOf(
  market: Market,
): (term: Pick<MetTerm, 'campaignId' | 'adGroupId' | 'word'>) => boolean {
  const placeOf = (place: { campaignId: string; adGroupId: string | null }) =>
    place.adGroupId ?? `campaign ${place.campaignId}`;
  const blocking = new Map(
    [...Map.groupBy(market.negatives, placeOf)].map(([place, within]) => [place, findBlocking(within)]),
  );
  return ({ campaignId, adGroupId, word }) =>
    (blocking.get(adGroupId)?.(word) ?? blocking.get(`campaign ${campaignId}`)?.(word)) !== undefined;
}

/**
 * Where a keyword goes: of the ad groups with exact keywords that run, the one whose keywords share most of its words, else the
 * one with the most; where there is none, the one that met it most.
 */
function prepareTargets(market: Market) {
  const isBlocked = blocksOf(market);
  const exact = market.keywords.filter(({ runs, matchType }) => runs && matchType === 'EXACT');
  const held = [...Map.groupBy(exact, ({ adGroupId }) => adGroupId)].flatMap(([adGroupId, keywords]) => {
    const adGroup = market.adGroups.get(adGroupId);
    return adGroup?.runs === true
      ? [{ adGroup, keywords: keywords.length, words: countWords(keywords) }]
      : [];
  });
  return (word: string, places: readonly ProposalPlace[]): AssistantAdGroup | undefined => {
    const parts = [...new Set(word.split(' '))];
    const near = ({ words }: { words: ReadonlyMap<string, number> }) =>
      parts.reduce((sum, part) => sum + (words.get(part) ?? 0), 0);
    const offered = held
      .filter(({ adGroup: { adGroupId, campaignId } }) => !isBlocked({ campaignId, adGroupId, word }))
      .map((one) => ({ ...one, near: near(one) }))
      .toSorted(
        (one, other) =>
          other.near - one.near ||
          other.keywords - one.keywords ||
          (one.adGroup.adGroupId < other.adGroup.adGroupId ? -1 : 1),
      );
    const [first] = offered;
    return first?.adGroup ?? market.adGroups.get(places[0]?.adGroupId ?? '');
  };
}

function countWords(keywords: readonly { word: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of keywords)
    for (const part of new Set(word.split(' '))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/**
 * What a tap is worth at the goal, near what its taps have cost; not above what its sources bid, so that a tap costs no more than
 * before, nor above the bid of its ad group. Null where Apple bids.
 */
function bidFor(
  market: Market,
  target: AssistantAdGroup,
  places: readonly ProposalPlace[],
  { worth, perTap }: { worth: number; perTap: number },
): number | null {
  if (market.campaigns.get(target.campaignId)?.isAutomated === true) return null;
  const sourceBids = places.flatMap(({ adGroupId }) => market.adGroups.get(adGroupId)?.bid ?? []);
  const near = Math.min(Math.max(worth, firstBid.lowest * perTap), firstBid.highest * perTap);
  const bid = Math.min(near, target.bid ?? Infinity, ...sourceBids);
  return bid > 0 && Number.isFinite(bid) ? bid : null;
}
