import { panelMix, type Benchmark } from '../../world/benchmarks.ts';
import type { CategoryKey } from '../../world/categories.ts';
import type { PanelWorld } from './panel-world.ts';
import type { Instant } from '../../world/entities.ts';
import { Market } from '../market.ts';
import { addMeasures, noMeasures, tapInstallsOf, type Measures } from '../counts/measures.ts';

export type PanelFigures = Benchmark & { cpaDollars: number };

export type PanelRange = { from: string; to: string; now: Instant };

type Weighed = { measures: Measures; weight: number };

/** Every cell counts with its weight of impressions, whatever its size came out to be. */
function figuresOf(cells: readonly Weighed[]): PanelFigures {
  const sums = { impressions: 0, taps: 0, dollars: 0, installs: 0 };
  for (const { measures, weight } of cells) {
    const scale = weight / measures.impressions;
    sums.impressions += weight;
    sums.taps += measures.taps * scale;
    sums.dollars += (measures.spend / 100) * scale;
    sums.installs += tapInstallsOf(measures) * scale;
  }
  return {
    ttr: sums.taps / sums.impressions,
    cr: sums.installs / sums.taps,
    cptDollars: sums.dollars / sums.taps,
    cpaDollars: sums.dollars / sums.installs,
  };
}

/** What the panel would have read off this world, country by country and category by category. */
export function panelFiguresOf({ world, adAccountId, cells }: PanelWorld, { from, to, now }: PanelRange) {
  const rows = new Market(world).measure({
    adAccountId,
    level: 'campaign',
    from,
    to,
    zone: 'UTC',
    grain: 'total',
    now,
  });
  const byCampaign = new Map(rows.map((row) => [row.campaignId, row.measures]));
  const weighed = cells.map(({ country, category, campaignIds }) => {
    const measures = campaignIds.reduce(
      (sum, id) => addMeasures(sum, byCampaign.get(id) ?? noMeasures),
      noMeasures,
    );
    return { country, category, measures };
  });
  return {
    ofCountry: (country: string): PanelFigures =>
      figuresOf(
        weighed
          .filter((cell) => cell.country === country)
          .map(({ measures, category }) => ({ measures, weight: panelMix.categories[category] })),
      ),
    ofCategory: (category: CategoryKey): PanelFigures =>
      figuresOf(
        weighed
          .filter((cell) => cell.category === category)
          .map(({ measures, country }) => ({ measures, weight: panelMix.countries[country] ?? 0 })),
      ),
  };
}
