import { describe, expect, it } from 'vitest';
import { makeDemoWorld } from '../../world/demo/demo-world.ts';
import { latest } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import { campaignEntriesOf } from '../auction/campaign-entries.ts';
import { MonthEntries } from '../auction/month-entries.ts';
import { Units } from '../auction/units.ts';
import { firstDayOf, monthOf, dayNumberOf, dayText } from '../calendar/zone-days.ts';
import { CampaignMonth } from '../counts/campaign-month.ts';
import { countsSize, readMeasures, tapInstallsOf } from '../counts/measures.ts';
import { DrawBuffers } from '../delivery/draw-buffers.ts';
import { Market } from '../market.ts';
import { expectOutcomes, type TriedChange } from './expect-outcomes.ts';
import type { Expected } from './expected-counts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const world = makeDemoWorld(1, now);
const month = monthOf(dayNumberOf('2026-10-01'));
const days = { from: '2026-10-01', to: '2026-10-31' };

const idOf = (name: string, among: World = world): number => {
  for (const row of among.campaigns.rows()) if (latest(row).name === name) return row.id;
  throw new Error(`no campaign ${name}`);
};

const measured = ['impressions', 'taps', 'spend', 'tapInstalls', 'viewInstalls'] as const;

type Scatter = { mean: number; deviation: number };

function scatterOf(values: readonly number[]): Scatter {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** The same month as it might have gone, so many times over; none of these draws is among those of the expectation. */
function simulate(campaignId: number, times: number): Record<(typeof measured)[number], Scatter> {
  const campaign = campaignEntriesOf(world, new Units(world), new Map(), campaignId, null);
  const entries = new MonthEntries(campaign, month, world.facts);
  const buffers = new DrawBuffers();
  const sums = Array.from({ length: times }, (_, index): Expected => {
    const drawn = new CampaignMonth(entries, 100_000 + index);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- draws a month; it is no array
    drawn.fill(entries, buffers, entries.days);
    const total = { impressions: 0, taps: 0, spend: 0, tapInstalls: 0, viewInstalls: 0 };
    for (let unit = 0; unit < drawn.units.length; unit += 1) {
      const measures = readMeasures(drawn.unitCounts, unit * countsSize);
      total.impressions += measures.impressions;
      total.taps += measures.taps;
      total.spend += measures.spend;
      total.tapInstalls += tapInstallsOf(measures);
      total.viewInstalls += measures.viewNewDownloads + measures.viewRedownloads;
    }
    return total;
  });
  const scatter = (name: (typeof measured)[number]): Scatter => scatterOf(sums.map((sum) => sum[name]));
  return {
    impressions: scatter('impressions'),
    taps: scatter('taps'),
    spend: scatter('spend'),
    tapInstalls: scatter('tapInstalls'),
    viewInstalls: scatter('viewInstalls'),
  };
}

const totalOf = (list: readonly Expected[], name: (typeof measured)[number]): number =>
  list.reduce((sum, day) => sum + day[name], 0);

const times = 400;
const draws = 200;

describe.each([
  ['with money enough', 'fokalune_GB_Category'],
  ['whose days end early', 'skanlio_US_Category'],
  ['that buys installs', 'castellune_GB_Max'],
  ['with few taps', 'pixomere_KR_Competitor'],
])('a campaign %s', (_what, name) => {
  const campaignId = idOf(name);

  it('is expected to bring what it brings in the mean of four hundred months', () => {
    const expected = expectOutcomes(world, { campaignId, ...days, draws });
    expect(expected.map(({ on }) => on)).toEqual(
      Array.from({ length: 31 }, (_, index) => dayText(firstDayOf(month) + index)),
    );
    const simulated = simulate(campaignId, times);
    for (const one of measured) {
      const { mean, deviation } = simulated[one];
      // Both means scatter by chance; five of their deviations come up once in two million.
      const bound = 5 * deviation * Math.sqrt(1 / times + 1 / draws) + 1e-9 * mean;
      expect([one, Math.abs(totalOf(expected, one) - mean) <= bound, bound / mean < 0.2]).toEqual([
        one,
        true,
        true,
      ]);
    }
  });
});

it('agrees with what the market reports of a year, within what chance allows', () => {
  const market = new Market(world);
  const from = '2026-02-01';
  const to = '2026-09-30';
  const campaignId = idOf('fokalune_GB_Category');
  const { adAccountId } = latest(world.campaigns.get(campaignId));
  const request = { adAccountId, campaignIds: [campaignId], zone: 'ORTZ', grain: 'total', now } as const;
  const [row] = market.measure({ ...request, level: 'campaign', from, to });
  const taps = totalOf(expectOutcomes(world, { campaignId, from, to }), 'taps');
  expect(Math.abs((row?.measures.taps ?? 0) - taps)).toBeLessThan(5 * Math.sqrt(taps));
});

describe('a change that is tried', () => {
  const campaignId = idOf('fokalune_GB_Category');
  const [group] = world.adGroups.list(campaignId);
  const expected = (change: TriedChange): readonly Expected[] =>
    expectOutcomes(world, { campaignId, from: '2026-12-01', to: '2026-12-07', change });
  const keywords = world.keywords.list(group?.id ?? 0);
  const bids = (factor: number): TriedChange => ({
    keywords: keywords.map((row) => ({ id: row.id, bid: Math.round((latest(row).bid ?? 0) * factor) })),
  });

  it('brings more taps for a higher bid, each at a higher price, and changes nothing that is', () => {
    const before = keywords.map((row) => latest(row).bid);
    const [low, usual, high] = [bids(0.7), {}, bids(1.4)].map((change) => {
      const list = expected(change);
      return { taps: totalOf(list, 'taps'), price: totalOf(list, 'spend') / totalOf(list, 'taps') };
    });
    expect([low?.taps, usual?.taps, high?.taps]).toEqual(
      [low?.taps, usual?.taps, high?.taps].toSorted((one, other) => Number(one) - Number(other)),
    );
    expect(high?.price).toBeGreaterThan(low?.price ?? Number.NaN);
    expect(keywords.map((row) => latest(row).bid)).toEqual(before);
  });

  it('spends a small budget and no more than the platform may take of it', () => {
    const dailyBudget = 1000;
    const spend = totalOf(expected({ dailyBudget }), 'spend') / 7;
    expect(spend).toBeGreaterThan(0.85 * dailyBudget);
    expect(spend).toBeLessThanOrEqual(1.15 * dailyBudget);
  });

  it('brings nothing once everything is paused', () => {
    const all = world.adGroups.list(campaignId).flatMap((row) => world.keywords.list(row.id));
    const paused = all.map(({ id }) => ({ id, status: 'PAUSED' as const }));
    expect(totalOf(expected({ keywords: paused }), 'impressions')).toBe(0);
  });
});
