import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectClient } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let account: ReturnType<typeof connectClient>['account'];
let attempts: ReturnType<typeof connectClient>['attempts'];
const inGroup = [{ field: 'adGroupId', operator: 'EQUALS', value: '61001' }] as const;
const known = 3;
const added = 47;

beforeAll(async () => {
  running = await startSandbox();
  ({ account, attempts } = connectClient(running));
  await account.createKeywords({
    items: Array.from({ length: added }, (_, correlationId) => ({
      correlationId,
      data: { adGroupId: '61001', text: `word ${correlationId}` },
    })),
  });
});
afterAll(async () => running.stop());

async function collect(pages: AsyncIterable<{ rows: { id: string }[]; nextOffset: number | undefined }>) {
  const seen: { ids: string[]; nextOffset: number | undefined }[] = [];
  for await (const { rows, nextOffset } of pages) seen.push({ ids: rows.map(({ id }) => id), nextOffset });
  return seen;
}

it('walks through all pages, each row once, and knows how many there are', async () => {
  const pages = await collect(account.queryKeywords.pages({ filters: inGroup }, { pageSize: 20 }));
  expect(pages.map(({ ids, nextOffset }) => [ids.length, nextOffset])).toEqual([
    [20, 20],
    [20, 40],
    [10, undefined],
  ]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(known + added);
  const counted = await account.queryKeywords({
    filters: inGroup,
    pagination: { pageSize: 1, fetchTotalCount: true },
  });
  expect(counted).toMatchObject({ totalCount: known + added, nextOffset: 1 });
});

it('goes on where it was left, fetching no page twice', async () => {
  const whole = await collect(account.queryKeywords.pages({ filters: inGroup }, { pageSize: 15 }));
  const before = attempts.length;
  let left: number | undefined;
  const first: string[] = [];
  for await (const { rows, nextOffset } of account.queryKeywords.pages(
    { filters: inGroup },
    { pageSize: 15 },
  )) {
    first.push(...rows.map(({ id }) => id));
    left = nextOffset;
    if (first.length === 30) break;
  }
  expect(left).toBe(30);
  const rest = await collect(
    account.queryKeywords.pages({ filters: inGroup }, { pageSize: 15, offset: left }),
  );
  expect([...first, ...rest.flatMap(({ ids }) => ids)]).toEqual(whole.flatMap(({ ids }) => ids));
  expect(attempts.length - before).toBe(whole.length);
});

it('ends without another request where the total is known', async () => {
  const before = attempts.length;
  const request = { filters: inGroup, pagination: { pageSize: 25, fetchTotalCount: true } };
  const pages = await collect(account.queryKeywords.pages(request));
  expect(pages.map(({ ids }) => ids.length)).toEqual([25, 25]);
  expect(attempts.length - before).toBe(2);
});

it('walks through addresses that page in their own words', async () => {
  const names: (string | null | undefined)[] = [];
  for await (const { rows } of account.searchApps.pages({ returnOwnedApps: true }, { pageSize: 1 }))
    names.push(...rows.map(({ appName }) => appName));
  expect(names).toEqual(['Focusly', 'Sleeply']);
  const places: string[] = [];
  const search = { supplySource: 'APPSTORE', entity: 'Locality', countrycode: 'US', query: 'san' } as const;
  for await (const { rows } of account.searchGeo.pages(search, { pageSize: 1 }))
    places.push(...rows.map(({ id }) => id));
  expect(new Set(places).size).toBe(5);
});

it('walks through reports with their totals', async () => {
  const request = {
    timeRange: { start: '2026-11-08', end: '2026-11-14', granularity: 'DAILY' },
    filters: [{ field: 'campaignId', operator: 'IN', value: ['51001'] }],
    fields: ['impressions', 'taps'],
    options: { includeRows: ['GRAND_TOTAL'] },
  } as const;
  let impressions = 0;
  let total: number | null | undefined;
  let pages = 0;
  for await (const { rows, grandTotal } of account.reportSearchTerms.pages(request, { pageSize: 5 })) {
    for (const { granularMetrics } of rows)
      for (const day of granularMetrics ?? []) impressions += day.impressions ?? 0;
    total = grandTotal?.impressions;
    pages += 1;
  }
  expect(pages).toBeGreaterThan(1);
  expect(impressions).toBe(total);
});

it('stops between two pages when it is aborted', async () => {
  const stop = new AbortController();
  const pages = account.queryKeywords.pages({ filters: inGroup }, { pageSize: 10, signal: stop.signal });
  const reason = new Error('enough');
  await expect(async () => {
    for await (const _page of pages) stop.abort(reason);
  }).rejects.toBe(reason);
});
