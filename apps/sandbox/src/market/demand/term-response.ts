import { bellOf, combineText } from '../../world/chance.ts';
import type { App } from '../../world/entities.ts';
import { relevanceOf } from '../../world/relevance.ts';
import type { SearchTerm } from '../../world/search-term.ts';
import type { Benchmark } from '../../world/benchmarks.ts';

export type Matching = 'EXACT' | 'BROAD' | 'SEARCH_MATCH';

/** How people who see, then tap, the ad for a search behave. */
export type TermResponse = { relevance: number; ttr: number; cr: number };

type Effect = { ttr: number; cr: number };

/** Fits the mean of an ordinary mix of keywords to the benchmark. */
const calibration: Effect = { ttr: 1.03, cr: 1.04 };

/** Who searches for a name means it; who searches for another name is hard to win over. */
const kindEffect = {
  ownName: { ttr: 2.2, cr: 1.12 },
  rivalName: { ttr: 0.62, cr: 0.86 },
  generic: { ttr: 1, cr: 0.99 },
  unknown: { ttr: 0.9, cr: 0.93 },
} satisfies Record<string, Effect>;

const matchingEffect: Readonly<Record<Matching, Effect>> = {
  EXACT: { ttr: 1.04, cr: 1.02 },
  BROAD: { ttr: 0.9, cr: 0.96 },
  SEARCH_MATCH: { ttr: 0.8, cr: 0.9 },
};

export type TermKind = keyof typeof kindEffect;

function kindOf(term: SearchTerm, adamId: number): TermKind {
  if (term.brandOf === adamId) return 'ownName';
  if (term.brandOf !== null) return 'rivalName';
  return term.concept === null ? 'unknown' : 'generic';
}

export function responseTo(
  term: SearchTerm,
  adamId: number,
  app: App,
  matching: Matching,
  benchmark: Benchmark,
): TermResponse {
  const relevance = relevanceOf(app, adamId, term);
  const kind = kindEffect[kindOf(term, adamId)];
  const match = matchingEffect[matching];
  const seed = combineText(combineText(adamId, term.country), term.text);
  const tapLuck = Math.exp(0.28 * bellOf(seed, 1) - 0.039);
  const installLuck = Math.exp(0.1 * bellOf(seed, 2) - 0.005);
  const ttr = benchmark.ttr * calibration.ttr * kind.ttr * match.ttr * (0.6 + 0.5 * relevance) * tapLuck;
  const cr = benchmark.cr * calibration.cr * kind.cr * match.cr * (0.72 + 0.35 * relevance) * installLuck;
  return { relevance, ttr: Math.min(0.8, ttr), cr: Math.min(0.95, cr * term.fit) };
}
