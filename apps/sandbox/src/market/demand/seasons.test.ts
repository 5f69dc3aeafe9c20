import { describe, expect, it } from 'vitest';
import { categoryKeys, type CategoryKey } from '../../world/categories.ts';
import { generateWorld } from '../../world/generated-world.ts';
import { latest } from '../../world/table.ts';
import { Market } from '../market.ts';
import type { MeasureRequest, MeasureRow } from '../report/measure-request.ts';
import { since, sumOf } from '../testing/small-world.ts';
import { dayNumberOf, weekdayOf } from '../calendar/zone-days.ts';

/** One app of each category in the United States, with money enough. */
const { world, adAccountId } = generateWorld({
  seed: 7,
  campaigns: categoryKeys.length,
  adGroups: categoryKeys.length,
  keywords: categoryKeys.length * 60,
  since,
  dailyBudget: 10_000_000,
  countries: ['US'],
  timezone: 'America/Chicago',
});
const campaigns = world.campaigns.list(adAccountId).map((row) => row.id);
const market = new Market(world);

function query(part: Partial<MeasureRequest>): readonly MeasureRow[] {
  return market.measure({
    adAccountId,
    level: 'campaign',
    from: '2025-01-01',
    to: '2025-12-31',
    zone: 'ORTZ',
    grain: 'month',
    now: Date.UTC(2026, 1, 15),
    ...part,
  });
}

const months = query({});

/** Searches of a day for a word, as a mean over some weeks. */
function searchesIn(category: CategoryKey, from: string, to: string): number {
  const { adamId } = latest(world.campaigns.get(campaigns[categoryKeys.indexOf(category)] ?? 0));
  const shares = market
    .listTermShares(adAccountId, from, to, Date.UTC(2026, 1, 15))
    .filter((one) => one.adamId === adamId);
  const same = shares.filter((one) => one.searchTerm === shares[0]?.searchTerm);
  return same.reduce((sum, one) => sum + one.searches, 0) / same.length;
}

function weekendPart(category: CategoryKey): number {
  const id = campaigns[categoryKeys.indexOf(category)] ?? 0;
  const days = query({ campaignIds: [id], grain: 'day', from: '2025-02-03', to: '2025-04-27' });
  const isWeekend = (row: MeasureRow): boolean => [0, 6].includes(weekdayOf(dayNumberOf(row.at ?? '')));
  const mean = (rows: readonly MeasureRow[]): number => sumOf(rows).impressions / rows.length;
  return mean(days.filter((row) => isWeekend(row))) / mean(days.filter((row) => !isWeekend(row)));
}

describe('searches', () => {
  it('follow the year in the way of their category', () => {
    const winter = ['2025-01-06', '2025-01-19'] as const;
    const summer = ['2025-07-07', '2025-07-20'] as const;
    const autumn = ['2025-09-08', '2025-09-21'] as const;
    const holidays = ['2025-12-08', '2025-12-21'] as const;
    expect(searchesIn('healthFitness', ...winter) / searchesIn('healthFitness', ...summer)).toBeGreaterThan(
      1.2,
    );
    expect(searchesIn('games', ...holidays) / searchesIn('games', ...summer)).toBeGreaterThan(1.2);
    expect(searchesIn('education', ...autumn) / searchesIn('education', ...summer)).toBeGreaterThan(1.2);
    expect(searchesIn('travel', ...summer) / searchesIn('travel', ...autumn)).toBeGreaterThan(1.2);
  });

  it('follow the week: games at weekends, business on working days', () => {
    expect(weekendPart('games')).toBeGreaterThan(1.12);
    expect(weekendPart('business')).toBeLessThan(0.88);
  });

  it('follow the day: quiet nights, most in the evening', () => {
    const hours = query({ grain: 'hour', from: '2025-03-10', to: '2025-03-16' });
    const at = (...wanted: readonly string[]): number =>
      sumOf(hours.filter((row) => wanted.includes(row.at?.slice(11) ?? ''))).impressions / wanted.length;
    expect(at('19', '20', '21')).toBeGreaterThan(5 * at('02', '03', '04'));
    expect(at('19', '20', '21')).toBeGreaterThan(1.25 * at('10', '11', '12'));
  });
});

describe('taps', () => {
  it('cost most at the turn of the year and least in late summer', () => {
    const quarters = [0, 3, 6, 9].map((first) => {
      const sum = sumOf(
        months.filter((row) => Math.floor((Number(row.at?.slice(5, 7)) - 1 - first) / 3) === 0),
      );
      return sum.spend / sum.taps;
    });
    expect(Math.min(...quarters)).toBe(quarters[2]);
    expect(quarters[3]).toBeGreaterThan(1.03 * (quarters[2] ?? 0));
  });
});
