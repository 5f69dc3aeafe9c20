import type { CategoryKey } from '../../world/categories.ts';
import type { Placement } from '../../world/entities.ts';
import { getStorefront } from '../../world/storefronts.ts';
import { benchmarkOf } from '../../world/benchmarks.ts';
import { summarize, type Demand } from './demand.ts';

/** Views a day in the United States; taps and installs against search results of the category. */
const placementFigures: Readonly<Record<Placement, { views: number; ttr: number; cr: number }>> = {
  APPSTORE_SEARCH_RESULTS: { views: 0, ttr: 1, cr: 1 },
  APPSTORE_SEARCH_TAB: { views: 60_000, ttr: 0.11, cr: 0.75 },
  APPSTORE_TODAY_TAB: { views: 45_000, ttr: 0.06, cr: 0.6 },
  APPSTORE_PRODUCT_PAGES: { views: 25_000, ttr: 0.09, cr: 0.7 },
};

/** Placements without a search: everybody who passes by may see the ad. */
export function placementDemand(placement: Placement, category: CategoryKey, country: string): Demand {
  const benchmark = benchmarkOf(country, category);
  const { views, ttr, cr } = placementFigures[placement];
  const term = {
    text: null,
    searches: views * getStorefront(country).size,
    ttr: benchmark.ttr * ttr,
    cr: benchmark.cr * cr,
    concept: null,
  };
  return summarize(() => [term], [term], { relevance: 0.8, benchmark, category });
}
