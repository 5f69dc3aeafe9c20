import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newCampaign } from '../testing/conversations/campaigns.ts';
import { startSandbox, type TestSandbox, type AnyJson } from '../../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from '../testing/sign-in-v5.ts';

let running: TestSandbox;
let callV5: SignedInV5['callV5'];
beforeAll(async () => {
  running = await startSandbox();
  ({ callV5 } = await signInV5(running));
});
afterAll(async () => running.stop());

const range = {
  startTime: '2026-11-08',
  endTime: '2026-11-14',
  selector: { orderBy: [{ field: 'impressions', sortOrder: 'DESCENDING' }] },
};
const rows = { returnRowTotals: true };
const grand = { returnGrandTotals: true };
const daily = { granularity: 'DAILY' };

async function openLenient() {
  const other = await startSandbox({ profile: 'lenient' });
  onTestFinished(async () => other.stop());
  return (await signInV5(other)).callV5;
}

const byCountry = { groupBy: ['countryOrRegion'] };
const byAge = { groupBy: ['ageRange', 'deviceClass'] };
const byRegion = { groupBy: ['countryCode', 'adminArea'] };

const levels = {
  campaigns: '/reports/campaigns',
  'ad groups': '/reports/campaigns/51001/adgroups',
  keywords: '/reports/campaigns/51001/keywords',
  'search terms': '/reports/campaigns/51001/searchterms',
  ads: '/reports/campaigns/51001/ads',
} as const;
type Level = keyof typeof levels;

async function query(level: Level, part: object) {
  return callV5('POST', levels[level], { ...range, ...part });
}

/** What is wrong with a mix, or 200. */
async function outcomeOf(level: Level, part: object): Promise<unknown> {
  const { status, body } = await query(level, part);
  return status === 200 ? 200 : [status, body.error.errors[0].messageCode, body.error.errors[0].field];
}

const invalid = (field: string): unknown => [400, 'INVALID', field];
const rowTotals = invalid('returnRowTotals');
const grandTotals = invalid('returnGrandTotals');

describe('which totals go with which breakdown', () => {
  const all = Object.keys(levels) as Level[];

  it.each(all)('%s: without a breakdown by time there must be row totals', async (level) => {
    expect(await outcomeOf(level, {})).toEqual(rowTotals);
    expect(await outcomeOf(level, grand)).toEqual(rowTotals);
    expect(await outcomeOf(level, { returnRowTotals: false })).toEqual(rowTotals);
    expect(await outcomeOf(level, rows)).toBe(200);
    expect(await outcomeOf(level, { ...rows, ...grand })).toBe(200);
  });

  it.each(all)('%s: with one, grand totals are refused', async (level) => {
    expect(await outcomeOf(level, daily)).toBe(200);
    expect(await outcomeOf(level, { ...daily, ...grand })).toEqual(grandTotals);
    expect(await outcomeOf(level, { ...daily, ...rows, ...grand })).toEqual(grandTotals);
  });

  it('row totals beside days are refused, and leniently taken except for search terms', async () => {
    const outcomes = await Promise.all(all.map(async (level) => outcomeOf(level, { ...daily, ...rows })));
    expect(outcomes).toEqual(all.map(() => rowTotals));
    const lenient = await openLenient();
    const taken = await Promise.all(
      all.map(
        async (level) => (await lenient('POST', levels[level], { ...range, ...daily, ...rows })).status,
      ),
    );
    expect(taken).toEqual([200, 200, 200, 400, 200]);
  });

  it.each([
    ['ages', byAge],
    ['regions', byRegion],
  ])('%s go with no totals at all', async (_what, breakdown) => {
    expect(await outcomeOf('campaigns', breakdown)).toBe(200);
    expect(await outcomeOf('campaigns', { ...breakdown, ...daily })).toBe(200);
    expect(await outcomeOf('campaigns', { ...breakdown, ...rows })).toEqual(rowTotals);
    expect(await outcomeOf('campaigns', { ...breakdown, ...grand })).toEqual(grandTotals);
    expect(await outcomeOf('campaigns', { ...breakdown, ...daily, ...rows })).toEqual(rowTotals);
  });

  it('countries and devices go with totals as if they were no breakdown', async () => {
    for (const breakdown of [byCountry, { groupBy: ['deviceClass'] }]) {
      expect(await outcomeOf('campaigns', { ...breakdown, ...rows, ...grand })).toBe(200);
      expect(await outcomeOf('campaigns', breakdown)).toEqual(rowTotals);
    }
  });
});

const dataOf = async (level: Level, part: object): Promise<AnyJson> =>
  (await query(level, part)).body.data.reportingDataResponse;

const sum = (all: readonly AnyJson[], name: string): number =>
  all.reduce((total: number, one: AnyJson) => total + one[name], 0);

it('returns totals where they are requested, and nothing where they are not', async () => {
  const whole = await dataOf('keywords', { ...rows, ...grand });
  expect(whole.row.length).toBeGreaterThan(1);
  expect(whole.row.every((row: AnyJson) => row.total && row.granularity.length === 0)).toBe(true);
  const totals = whole.row.map((row: AnyJson) => row.total);
  expect(whole.grandTotals).toMatchObject({
    other: false,
    total: { impressions: sum(totals, 'impressions'), taps: sum(totals, 'taps') },
  });

  const days = await dataOf('keywords', daily);
  expect(days).not.toHaveProperty('grandTotals');
  expect(days.row.some((row: object) => 'total' in row)).toBe(false);
  expect(days.row.map((row: AnyJson) => sum(row.granularity, 'impressions'))).toEqual(
    totals.map((total: AnyJson) => total.impressions),
  );

  const lenient = await openLenient();
  const answer = await lenient('POST', levels.keywords, { ...range, ...daily, ...rows });
  const both = answer.body.data.reportingDataResponse;
  expect(both.row.map((row: AnyJson) => row.total)).toEqual(totals);
  expect(both.row.map((row: AnyJson) => row.granularity)).toEqual(
    days.row.map((row: AnyJson) => row.granularity),
  );
});

it('adds grand totals up over every page', async () => {
  const { orderBy } = range.selector;
  const whole = await dataOf('keywords', { ...rows, ...grand });
  const { body } = await query('keywords', {
    ...rows,
    ...grand,
    selector: { orderBy, pagination: { offset: 1, limit: 1 } },
  });
  expect(body.data.reportingDataResponse.row).toEqual([whole.row[1]]);
  expect(body.data.reportingDataResponse.grandTotals).toEqual(whole.grandTotals);
  expect(body.pagination).toMatchObject({ totalResults: whole.row.length, startIndex: 1, itemsPerPage: 1 });
});

it('shows what had no impression only on request', async () => {
  const made = await callV5('POST', '/campaigns', { ...newCampaign, name: 'Still', status: 'PAUSED' });
  const { id } = made.body.data;
  const idsOf = async (part: object): Promise<number[]> =>
    (await dataOf('campaigns', part)).row.map((row: AnyJson) => row.metadata.campaignId);
  expect(await idsOf(rows)).not.toContain(id);
  const withEmpty = { ...rows, returnRecordsWithNoMetrics: true };
  expect(await idsOf(withEmpty)).toContain(id);
  expect(await idsOf({ ...daily, returnRecordsWithNoMetrics: true })).toContain(id);
  const { row } = await dataOf('campaigns', withEmpty);
  const still = row.find(({ metadata }: AnyJson) => metadata.campaignId === id);
  expect(still.total).toMatchObject({ impressions: 0, taps: 0, localSpend: { amount: '0' } });
});

it('refuses search terms without figures', async () => {
  const outcome = await outcomeOf('search terms', { ...rows, returnRecordsWithNoMetrics: true });
  expect(outcome).toEqual(invalid('returnRecordsWithNoMetrics'));
});

it("counts days in the organisation's zone if not set to count them in UTC", async () => {
  const hoursOf = async (part: object): Promise<Map<string, number>> => {
    const { row } = await dataOf('campaigns', { granularity: 'HOURLY', ...part });
    return new Map(row[0].granularity.map((hour: AnyJson) => [hour.date, hour.impressions]));
  };
  const utc = await hoursOf({ startTime: '2026-11-11', endTime: '2026-11-13', timeZone: 'UTC' });
  const local = await hoursOf({ startTime: '2026-11-11', endTime: '2026-11-12' });
  expect(local.size).toBeGreaterThan(24);
  const inUtc = [...local].map(([date, impressions]) => {
    const at = new Date(Date.parse(`${date.replace(' ', 'T')}:00:00.000Z`) + 8 * 3_600_000);
    return [at.toISOString().slice(0, 13).replace('T', ' '), impressions] as const;
  });
  expect(inUtc.filter(([date, impressions]) => utc.get(date) !== impressions)).toEqual([]);
  expect(await hoursOf({ startTime: '2026-11-11', endTime: '2026-11-12', timeZone: 'ORTZ' })).toEqual(local);
});
