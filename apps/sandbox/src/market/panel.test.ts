import { describe, expect, it } from 'vitest';
import {
  benchmarkCategories,
  benchmarkCountries,
  categoryBenchmark,
  countryBenchmark,
  panelMix,
  type Benchmark,
} from '../world/benchmarks.ts';
import { makePanelWorld } from '../world/panel-world.ts';
import { panelFiguresOf, type PanelFigures } from './panel-figures.ts';

/** Twelve countries and ten categories that weigh most are held closely, the small ones less so. */
const closely = 0.15;
const loosely = 0.2;
const largest = (weights: Readonly<Record<string, number>>, count: number): Set<string> =>
  new Set(
    Object.entries(weights)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([name]) => name),
  );

const panel = panelFiguresOf(makePanelWorld(7, Date.UTC(2024, 11, 1)), {
  from: '2025-03-01',
  to: '2025-05-31',
  now: Date.UTC(2025, 11, 31),
});

const percent = (part: number): string => (part * 100).toFixed(1).padStart(5);
const dollars = (amount: number): string => amount.toFixed(2).padStart(5);

function line(name: string, here: PanelFigures, there: Benchmark): string {
  const cpa = there.cptDollars / there.cr;
  return [
    name.padEnd(17),
    `TTR ${percent(there.ttr)} ${percent(here.ttr)}`,
    `CR ${percent(there.cr)} ${percent(here.cr)}`,
    `CPT ${dollars(there.cptDollars)} ${dollars(here.cptDollars)}`,
    `CPA ${dollars(cpa)} ${dollars(here.cpaDollars)}`,
  ].join('  ');
}

type Compared = { name: string; here: PanelFigures; there: Benchmark };

/** Prints both side by side, and tells what lies too far apart. */
function misses(rows: readonly Compared[], held: Set<string>): string[] {
  const lines = rows.map(({ name, here, there }) => line(name, here, there));
  process.stdout.write(`\nEach time the panel, then the sandbox:\n${lines.join('\n')}\n`);
  return rows.flatMap(({ name, here, there }) =>
    (['ttr', 'cr', 'cptDollars'] as const)
      .filter((key) => Math.abs(here[key] / there[key] - 1) >= (held.has(name) ? closely : loosely))
      .map((key) => `${key} of ${name}`),
  );
}

const countries: Compared[] = benchmarkCountries.map((name) => ({
  name,
  here: panel.ofCountry(name),
  there: countryBenchmark(name),
}));
const categories: Compared[] = benchmarkCategories.map((name) => ({
  name,
  here: panel.ofCategory(name),
  there: categoryBenchmark(name),
}));

describe('the figures of 2025 land on the panel', () => {
  it('in the twelve largest countries within 15 %, in the others within 20 %', () => {
    expect(misses(countries, largest(panelMix.countries, 12))).toEqual([]);
  });

  it('in the ten largest categories within 15 %, in the others within 20 %', () => {
    expect(misses(categories, largest(panelMix.categories, 10))).toEqual([]);
  });

  it('with an install costing what its taps cost', () => {
    for (const { name, here } of [...countries, ...categories])
      expect(here.cpaDollars, name).toBeCloseTo(here.cptDollars / here.cr, 8);
  });
});
