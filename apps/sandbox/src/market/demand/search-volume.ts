import type { SearchTerm } from '../../world/search-term.ts';
import { getStorefront } from '../../world/storefronts.ts';

/** Searches on an ordinary day in the United States: one or two at popularity 5, 80,000 at 100. */
export function searchesPerDay(term: SearchTerm): number {
  return 0.8 * 10 ** (term.popularity / 20) * getStorefront(term.country).size;
}
