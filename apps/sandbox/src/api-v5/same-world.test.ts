import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointsV5 } from '@tapwright/apple-ads-v5/endpoints';
import { listFaults } from '../testing/judge-answer.ts';
import { week } from './testing/conversations/reports.ts';
import { startSandbox, type TestSandbox, type AnyJson } from '../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
let client: SignedInV5;
beforeAll(async () => {
  running = await startSandbox();
  client = await signInV5(running);
});
afterAll(async () => running.stop());

const counts = ['impressions', 'taps', 'tapInstalls', 'viewInstalls', 'totalNewDownloads'] as const;
const figuresOf = (metrics: AnyJson): unknown[] => [
  ...counts.map((name) => metrics[name]),
  Number(metrics.localSpend.amount),
];

const inCampaign = '/reports/campaigns/51001';

it.each([
  ['campaigns', '/reports/campaigns', 'campaigns', 'campaignId', 'id'],
  ['ad groups', `${inCampaign}/adgroups`, 'adgroups', 'adGroupId', 'id'],
  ['keywords', `${inCampaign}/keywords`, 'keywords', 'keywordId', 'id'],
  ['search terms', `${inCampaign}/searchterms`, 'searchterms', 'searchTermText', 'searchTermText'],
])('returns the same figures of %s in both APIs, day by day', async (_what, path, resource, older, newer) => {
  const v5 = await client.callV5('POST', path, { ...week, granularity: 'DAILY' });
  const v1 = await client.call('POST', `/reports/apps/${resource}/query`, {
    timeRange: { start: week.startTime, end: week.endTime, granularity: 'DAILY' },
    filters: [{ field: 'campaignId', operator: 'IN', value: ['51001'] }],
    sorting: [{ field: 'impressions', order: 'DESC' }],
    pagination: { pageSize: 20 },
  });
  const olderRows = v5.body.data.reportingDataResponse.row.map((row: AnyJson) => [
    row.metadata[older],
    row.granularity.map(figuresOf),
  ]);
  const newerRows = v1.body.result.rows.map((row: AnyJson) => [
    row.metadata[newer],
    row.granularMetrics.map(figuresOf),
  ]);
  expect(olderRows.length).toBeGreaterThan(0);
  expect(olderRows).toEqual(newerRows);
});

it('says why an app may not be advertised, by country and as reasons', async () => {
  await running.control('POST', '/faults', { kind: 'rejectApp', adamId: 1600000001, countries: ['US'] });
  const campaign = await client.callV5('GET', '/campaigns/51001');
  expect(campaign.body.data).toMatchObject({
    displayStatus: 'ON_HOLD',
    servingStateReasons: ['NO_ELIGIBLE_COUNTRIES'],
    countryOrRegionServingStateReasons: { US: ['APP_NOT_ELIGIBLE'] },
  });
  const found = await client.callV5('POST', '/product-page-reasons/find', {
    conditions: [{ field: 'countryOrRegion', operator: 'EQUALS', values: ['US'] }],
  });
  const [{ id }] = found.body.data;
  const { body } = await client.callV5('GET', `/product-page-reasons/${id}`);
  expect(listFaults(endpointsV5.getProductPageReason.answer, body)).toEqual([]);
  expect(body.data).toMatchObject({ adamId: 1600000001, reasonLevel: 'DEFAULT_PRODUCT_PAGE' });
});

it('answers amounts in the form in which they were sent, until the newer API changes them', async () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const { body: campaign } = await client.callV5('PUT', '/campaigns/51001', {
    campaign: { dailyBudgetAmount: usd('90.50') },
  });
  expect(campaign.data.dailyBudgetAmount).toEqual(usd('90.50'));
  const keywords = '/campaigns/51001/adgroups/61001/targetingkeywords/bulk';
  const sent = [
    { text: 'as sent', matchType: 'EXACT', bidAmount: usd('1.5') },
    { text: 'as sent too', matchType: 'EXACT', bidAmount: usd('2.00') },
    { text: 'of its group', matchType: 'EXACT' },
  ];
  await client.callV5('PUT', '/campaigns/51001/adgroups/61001', { defaultBidAmount: usd('1.20') });
  const { body: made } = await client.callV5('POST', keywords, sent);
  expect(made.data.map(({ bidAmount }: AnyJson) => bidAmount.amount)).toEqual(['1.5', '2.00', '1.20']);

  await client.call('PUT', '/campaigns/51001', { dailyBudget: { value: usd('75.50') } });
  const { body: read } = await client.callV5('GET', '/campaigns/51001');
  expect(read.data.dailyBudgetAmount).toEqual(usd('75.5'));
  const { body: newer } = await client.call('GET', '/campaigns/51001');
  expect(newer.result.dailyBudget.value).toEqual(usd('75.50'));
});
