import { goalsOf, type Market, type MetTerm, sumOf } from './assistant-world.ts';
import { costBand, judgeTerm } from '@tapwright/domain/judge-term';
import { findKeywordTextProblem } from '@tapwright/domain/keyword-text';
import { blocksOf, placesOf } from './propose-harvest.ts';
import { monthly } from './monthly.ts';
import type { Proposal } from './proposals.ts';

/** Those that run and that nothing keeps out yet. */
export const openTerms = (market: Market): MetTerm[] => {
  const isBlocked = blocksOf(market);
  return market.terms.filter(
    (term) => term.word !== '' && market.adGroups.get(term.adGroupId)?.runs === true && !isBlocked(term),
  );
};

/** Keywords that run are nobody's waste: their bids are, or they are paused. */
const runningWords = (market: Market): Set<string> =>
  new Set(market.keywords.flatMap(({ runs, word }) => (runs ? [word] : [])));

/** Search terms whose installs cost more than twice the goal, as an exact negative wherever they are met. */
export function proposeNegatives(market: Market, days: number): Proposal[] {
  const held = runningWords(market);
  return [...Map.groupBy(openTerms(market), ({ word }) => word)].flatMap(([word, terms]): Proposal[] => {
    if (held.has(word) || findKeywordTextProblem(word) !== undefined) return [];
    const places = placesOf(terms);
    const goals = goalsOf(
      market,
      places.map(({ adGroupId }) => adGroupId),
    );
    if (goals === undefined) return [];
    const sums = sumOf(terms);
    const matching = places.some((one) => one.matching === 'search') ? 'search' : 'broad';
    const verdict = judgeTerm(sums, goals, { rate: market.rates[matching], matching });
    if (verdict.is !== 'negate') return [];
    return [
      {
        kind: 'negate',
        subject: `negate ${market.key} ${word}`,
        adamId: market.adamId,
        countries: market.countries,
        currency: market.currency,
        campaignIds: [...new Set(places.map(({ campaignId }) => campaignId))],
        worth: monthly(sums.spend, days),
        edits: {
          newNegativeKeywords: places.map(({ campaignId, adGroupId }) => ({
            campaignId,
            adGroupId,
            text: word,
            matchType: 'EXACT',
          })),
        },
        evidence: {
          of: 'negateTerm',
          word,
          sums,
          goal: goals.high,
          isGoalSet: goals.isSet,
          chance: verdict.chance,
          cost: costBand(sums),
          places,
        },
      },
    ];
  });
}
