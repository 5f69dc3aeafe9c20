import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

const usd = (amount: string) => ({ amount, currency: 'USD' });
const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value });

it('walks from a token to a running campaign, its report and its history', async () => {
  const { call } = await running.signIn();
  const ok = async (method: string, path: string, body?: unknown, context?: string | null) => {
    const answer = await call(method, path, body, context);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    return answer.body;
  };

  const { acls } = (await ok('GET', '/acls', undefined, null)).result;
  const adAccountId = acls[0].adAccount.id;
  const apps = await ok('GET', '/search/apps?returnOwnedApps=true');
  const [{ adamId }] = apps.result;

  const eligibility = await ok('POST', '/eligibilities/apps/query', {
    filters: [
      filter('adamId', 'EQUALS', adamId),
      filter('supplyPlacement', 'EQUALS', 'APPSTORE_SEARCH_RESULTS'),
      filter('countryOrRegion', 'EQUALS', 'US'),
    ],
  });
  expect(eligibility.result.map((row: { state: string }) => row.state)).toEqual(['ELIGIBLE', 'ELIGIBLE']);

  const campaign = (
    await ok('POST', '/campaigns', {
      adAccountId,
      name: 'Walk',
      promotedObjectType: 'APPSTORE_APP',
      promotedObjectId: adamId,
      billingEvent: 'TAPS',
      status: 'PAUSED',
      startTime: '2026-11-20T00:00:00.000',
      dailyBudget: { value: usd('80') },
      targeting: {
        supplySource: { include: ['APPSTORE'] },
        supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
        countryOrRegion: { include: ['US'] },
      },
      bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.50') },
    })
  ).result;
  const adGroup = (
    await ok('POST', '/adgroups', {
      campaignId: campaign.id,
      name: 'Words',
      pricingModel: 'CPT',
      startTime: '2026-11-20T00:00:00.000',
      status: 'ENABLED',
    })
  ).result;
  expect(adGroup.displayStatus).toBe('CAMPAIGN_ON_HOLD');

  const words = running.sandbox.world.terms.list('US', 'productivity').slice(0, 3);
  const bulk = await ok('POST', '/keywords/bulk-create', {
    items: words.map(({ text }, correlationId) => ({
      correlationId,
      data: { adGroupId: adGroup.id, text, matchType: 'EXACT', bid: usd('4.00') },
    })),
  });
  const keyword = bulk.result[0].result;
  await ok('POST', '/negative-keywords', { campaignId: campaign.id, text: 'free', matchType: 'BROAD' });
  await ok('PUT', `/campaigns/${campaign.id}`, { status: 'ENABLED' });
  const enabled = await ok('GET', `/campaigns/${campaign.id}`);
  expect(enabled.result).toMatchObject({
    systemStatus: 'RUNNING',
    systemStatusReasons: [],
    displayStatus: 'RUNNING',
  });
  expect((await ok('GET', `/keywords/${keyword.id}`)).result.displayStatus).toBe('RUNNING');

  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 3 * 86_400_000);
  const { call: later } = await running.signIn();
  const report = await later('POST', '/reports/apps/keywords/query', {
    timeRange: { start: '2026-11-20', end: '2026-11-23', granularity: 'DAILY' },
    filters: [filter('campaignId', 'IN', [String(campaign.id)])],
    sorting: [{ field: 'impressions', order: 'DESC' }],
  });
  const [best] = report.body.result.rows;
  expect(best.totalMetrics.impressions).toBeGreaterThan(0);
  expect(best.metadata).toMatchObject({
    campaignId: campaign.id,
    adGroup: { name: 'Words' },
    status: 'ENABLED',
  });

  const raised = await later('PUT', `/keywords/${keyword.id}`, { bid: usd('2.10') });
  expect(raised.body.result.bid).toEqual(usd('2.10'));
  const history = await later('POST', '/change-history/query', {
    filters: [
      filter('eventTime', 'GREATER_THAN', '2026-11-20T00:00:00.000'),
      filter('entityType', 'IN', ['Keyword']),
      filter('eventType', 'EQUALS', 'UPDATE'),
    ],
    options: { metadata: 'latest' },
  });
  const [{ detailId }] = history.body.result[0].metas;
  const details = await later('GET', `/change-history/${detailId}`);
  expect(details.body.result[0].details[0].changes).toEqual([
    { field: 'bid', oldValues: ['4.00'], newValues: ['2.10'] },
  ]);
});
