import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox, type AnyJson } from '../../testing/start-sandbox.ts';
import { generateWorld } from '../../world/generated-world.ts';

const since = Date.UTC(2026, 6, 1);
const every = [{ field: 'campaignId', operator: 'GREATER_THAN', value: 0 }];

let running: TestSandbox;
let client: Awaited<ReturnType<TestSandbox['signIn']>>;
beforeAll(async () => {
  running = await startSandbox({
    world: generateWorld({ seed: 7, campaigns: 3, adGroups: 6, keywords: 150, since }).world,
  });
  client = await running.signIn();
});
afterAll(async () => running.stop());

/** The last days, of which installs still arrive. */
const timeRange = { start: '2026-11-02', end: '2026-11-20', granularity: 'DAILY' };

async function read(resource: string, part: object): Promise<AnyJson> {
  const body = { timeRange, filters: every, ...part };
  const answer = await client.call('POST', `/reports/apps/${resource}/query`, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function readInPages(resource: string, pageSize: number, part: object): Promise<AnyJson[]> {
  const rows: AnyJson[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { result, pagination } = await read(resource, { ...part, pagination: { offset, pageSize } });
    rows.push(...result.rows);
    if (offset + pageSize >= pagination.totalCount) return rows;
  }
}

const byTaps = [{ field: 'taps', order: 'DESC' }];

describe.each([
  ['campaigns', {}],
  ['adgroups', { groupBy: ['countryOrRegion', 'deviceClass'] }],
  ['adgroups', { groupBy: ['ageRange', 'gender'] }],
  ['keywords', {}],
  [
    'keywords',
    { sorting: byTaps, filters: [...every, { field: 'taps', operator: 'GREATER_THAN', value: 2 }] },
  ],
  ['searchterms', { sorting: byTaps }],
])('a report on %s with %j', (resource, part) => {
  it('is the same in one page and in many', async () => {
    const { result } = await read(resource, { ...part, pagination: { pageSize: 5000 } });
    expect(result.rows.length).toBeGreaterThan(2);
    expect(await readInPages(resource, Math.ceil(result.rows.length / 4), part)).toEqual(result.rows);
  });

  it('returns totals that are the sum of the days', async () => {
    const { result } = await read(resource, { ...part, pagination: { pageSize: 5000 } });
    const counts = ['impressions', 'taps', 'tapNewDownloads', 'tapRedownloads', 'viewInstalls'];
    for (const { totalMetrics, granularMetrics } of result.rows) {
      for (const count of counts) {
        const sum = granularMetrics.reduce((all: number, day: AnyJson) => all + day[count], 0);
        expect(sum, count).toBe(totalMetrics[count]);
      }
      const days: string[] = granularMetrics.map((day: AnyJson) => day.date);
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(days.length);
    }
  });
});
