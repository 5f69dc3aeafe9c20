import type { CategoryKey } from '../../world/categories.ts';
import type { MatchType } from '../../world/entities.ts';
import { relevanceGate } from '../../world/relevance.ts';
import { benchmarkOf, type Benchmark } from '../../world/benchmarks.ts';
import { listMatchingTerms, type AppOnTerms } from './matching-terms.ts';
import type { NegativeSet } from './negatives.ts';
import { searchesPerDay } from './search-volume.ts';
import { responseTo, type Matching } from './term-response.ts';

/** One search among those that lead to an ad. */
export type TermDemand = {
  /** Null: the many searches too rare to be named. */
  text: string | null;
  /** On an ordinary day, of those that may lead here. */
  searches: number;
  ttr: number;
  cr: number;
  concept: number | null;
};

/** All searches that lead to one keyword (or Search Match) in one country. */
export type Demand = {
  /** Worked out at each call: a large account has half a million of them. */
  listTerms: () => readonly TermDemand[];
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

export function summarize(
  listTerms: Demand['listTerms'],
  list: readonly TermDemand[],
  { relevance, benchmark, category }: Whole,
): Demand {
  const { searches, ttr, cr } = meansOf(list);
  return { listTerms, searches, ttr, cr, relevance, benchmark, category };
}

type Led = { terms: TermDemand[]; relevance: number };

function termsFor(on: AppOnTerms, text: string | null, matchType: MatchType): Led {
  const matching = matchingOf(text, matchType);
  const benchmark = benchmarkOf(on.country, on.app.category);
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
  const rare = rareShare[matching];
  if (rare > 0 && searches > 0) {
    const { ttr, cr } = meansOf(terms);
    terms.push({ text: null, searches: searches * rare, ttr: ttr * 0.85, cr: cr * 0.8, concept: null });
  }
  return { terms, relevance: searches > 0 ? relevance / searches : 0 };
}

export function demandFor(on: AppOnTerms, text: string | null, matchType: MatchType): Demand {
  const { category } = on.app;
  const { terms, relevance } = termsFor(on, text, matchType);
  const whole = { relevance, benchmark: benchmarkOf(on.country, category), category };
  return summarize(() => termsFor(on, text, matchType).terms, terms, whole);
}

/** Rare searches go with the last of the named ones. */
function leaveOut(list: readonly TermDemand[], negatives: NegativeSet): readonly TermDemand[] {
  const left = list.filter((term) => term.text === null || !negatives.stops(term.text));
  return left.some((term) => term.text !== null) ? left : [];
}

/** What is left once negative keywords have stopped their searches. */
export function withoutNegatives(demand: Demand, negatives: NegativeSet): Demand {
  const all = demand.listTerms();
  const left = leaveOut(all, negatives);
  if (left.length === all.length) return demand;
  return summarize(() => leaveOut(demand.listTerms(), negatives), left, demand);
}
