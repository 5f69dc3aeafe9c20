import { describe, expect, it } from 'vitest';
import {
  benchmarkCategories,
  benchmarkCountries,
  categoryBenchmark,
  countryBenchmark,
  type Benchmark,
} from '../world/benchmarks.ts';
import { makePanelWorld } from './testing/panel-world.ts';
import { panelFiguresOf, type PanelFigures } from './testing/panel-figures.ts';

const maxApart = 0.15;

/** All of 2025, as in the panel, once its last installs have arrived. */
const panel = panelFiguresOf(makePanelWorld(7, Date.UTC(2024, 11, 1)), {
  from: '2025-01-01',
  to: '2025-12-31',
  now: Date.UTC(2026, 1, 15),
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

/** Prints both side by side, and names what lies too far apart. */
function misses(rows: readonly Compared[]): string[] {
  const lines = rows.map(({ name, here, there }) => line(name, here, there));
  process.stdout.write(`\nEach time the panel, then the sandbox:\n${lines.join('\n')}\n`);
  return rows.flatMap(({ name, here, there }) =>
    (['ttr', 'cr', 'cptDollars'] as const)
      .filter((key) => Math.abs(here[key] / there[key] - 1) >= maxApart)
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
  it('in every country within 15 %', () => {
    expect(misses(countries)).toEqual([]);
  });

  it('in every category within 15 %', () => {
    expect(misses(categories)).toEqual([]);
  });

  it('with an install costing what its taps cost', () => {
    for (const { name, here } of [...countries, ...categories])
      expect(here.cpaDollars, name).toBeCloseTo(here.cptDollars / here.cr, 8);
  });
});
