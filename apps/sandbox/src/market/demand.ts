import type { CategoryKey } from '../world/categories.ts';
import type { MatchType } from '../world/entities.ts';
import { relevanceGate } from '../world/relevance.ts';
import { benchmarkOf, type Benchmark } from '../world/benchmarks.ts';
import { listMatchingTerms, type AppOnTerms } from './matching-terms.ts';
import type { NegativeSet } from './negatives.ts';
import { searchesPerDay } from './search-volume.ts';
import { TermList, type TermDemand } from './term-list.ts';
import { responseTo, type Matching } from './term-response.ts';

/** All searches that lead to one keyword (or Search Match) in one country. */
export type Demand = {
  terms: TermList;
  searches: number;
  /** Means over the searches: taps per impression, installs per tap. */
  ttr: number;
  cr: number;
  relevance: number;
  benchmark: Benchmark;
  category: CategoryKey;
};

/** Searches nobody else makes come on top, as part of the named ones. */
const rareShare: Readonly<Record<Matching, number>> = { EXACT: 0, BROAD: 0.2, SEARCH_MATCH: 0.3 };

function matchingOf(text: string | null, matchType: MatchType): Matching {
  return text === null ? 'SEARCH_MATCH' : matchType;
}

type Whole = Pick<Demand, 'relevance' | 'benchmark' | 'category'>;

/** Searches in all, with mean taps per impression and installs per tap. */
function meansOf(list: readonly TermDemand[]): Pick<Demand, 'searches' | 'ttr' | 'cr'> {
  let searches = 0;
  let taps = 0;
  let installs = 0;
  for (const term of list) {
    searches += term.searches;
    taps += term.searches * term.ttr;
    installs += term.searches * term.ttr * term.cr;
  }
  return { searches, ttr: searches > 0 ? taps / searches : 0, cr: taps > 0 ? installs / taps : 0 };
}

export function summarize(list: readonly TermDemand[], { relevance, benchmark, category }: Whole): Demand {
  const { searches, ttr, cr } = meansOf(list);
  return { terms: new TermList(list), searches, ttr, cr, relevance, benchmark, category };
}

export function demandFor(on: AppOnTerms, text: string | null, matchType: MatchType): Demand {
  const matching = matchingOf(text, matchType);
  const { category } = on.app;
  const benchmark = benchmarkOf(on.country, category);
  const terms: TermDemand[] = [];
  let relevance = 0;
  let searches = 0;
  for (const { term, reach } of listMatchingTerms(on, text, matchType)) {
    const response = responseTo(term, on.adamId, on.app, matching, benchmark);
    if (response.relevance < relevanceGate) continue;
    const reached = searchesPerDay(term) * reach;
    const { ttr, cr } = response;
    terms.push({ text: term.text, searches: reached, ttr, cr, concept: term.concept });
    relevance += reached * response.relevance;
    searches += reached;
  }
  const whole = { relevance: searches > 0 ? relevance / searches : 0, benchmark, category };
  const rare = rareShare[matching];
  if (rare > 0 && searches > 0) {
    const { ttr, cr } = meansOf(terms);
    terms.push({ text: null, searches: searches * rare, ttr: ttr * 0.85, cr: cr * 0.8, concept: null });
  }
  return summarize(terms, whole);
}

/** What is left once negative keywords have stopped their searches. */
export function withoutNegatives(demand: Demand, negatives: NegativeSet): Demand {
  const all = demand.terms.all();
  const left = all.filter((term) => term.text === null || !negatives.stops(term.text));
  if (left.length === all.length) return demand;
  return summarize(left.some((term) => term.text !== null) ? left : [], demand);
}
