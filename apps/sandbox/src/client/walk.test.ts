import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectClient } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

const usd = (amount: string) => ({ amount, currency: 'USD' });
const since = '2026-11-20T00:00:00.000';

it('walks from a key to a running campaign, its report and its history', async () => {
  const { client, organisation } = connectClient(running);
  const { acls } = await organisation.getAcls();
  const adAccountId = acls[0]?.adAccount.id ?? '';
  const account = client.adAccount(adAccountId);
  const apps = await account.searchApps({ returnOwnedApps: true });
  const adamId = apps.rows[0]?.adamId ?? '';

  const eligible = await account.queryEligibilities({
    filters: [
      { field: 'adamId', operator: 'EQUALS', value: adamId },
      { field: 'supplyPlacement', operator: 'EQUALS', value: 'APPSTORE_SEARCH_RESULTS' },
      { field: 'countryOrRegion', operator: 'EQUALS', value: 'US' },
    ],
  });
  expect(eligible.rows.map(({ state }) => state)).toEqual(['ELIGIBLE', 'ELIGIBLE']);

  const campaign = await account.createCampaign({
    adAccountId,
    name: 'Walk',
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: adamId,
    billingEvent: 'TAPS',
    status: 'PAUSED',
    startTime: since,
    dailyBudget: { value: usd('80') },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
      countryOrRegion: { include: ['US'] },
    },
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.50') },
  });
  const adGroup = await account.createAdGroup({
    campaignId: campaign.id,
    name: 'Words',
    pricingModel: 'CPT',
    startTime: since,
    status: 'ENABLED',
  });
  const words = running.sandbox.world.terms.list('US', 'productivity').slice(0, 3);
  const made = await account.createKeywords({
    items: words.map(({ text }, correlationId) => ({
      correlationId,
      data: { adGroupId: adGroup.id, text, matchType: 'EXACT', bid: usd('4.00') },
    })),
  });
  const keywordId = made[0]?.result?.id ?? '';
  await account.createNegativeKeyword({ campaignId: campaign.id, text: 'free', matchType: 'BROAD' });
  await account.updateCampaign(campaign.id, { status: 'ENABLED' });
  expect(await account.getCampaign(campaign.id)).toMatchObject({
    systemStatus: 'RUNNING',
    displayStatus: 'RUNNING',
  });

  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 3 * 86_400_000);
  const report = await account.reportKeywords({
    timeRange: { start: '2026-11-20', end: '2026-11-23', granularity: 'DAILY' },
    filters: [{ field: 'campaignId', operator: 'IN', value: [campaign.id] }],
    fields: ['impressions', 'taps'],
    sorting: [{ field: 'impressions', order: 'DESC' }],
    options: { includeRows: ['GRAND_TOTAL'] },
  });
  expect(report.rows[0]?.totalMetrics?.impressions).toBeGreaterThan(0);
  expect(report.grandTotal?.impressions).toBeGreaterThan(0);
  expect(report.rows[0]?.metadata).toMatchObject({ campaignId: campaign.id, adGroup: { name: 'Words' } });

  const raised = await account.updateKeyword(keywordId, { bid: usd('2.10') });
  expect(raised.bid).toEqual(usd('2.10'));
  const history = await account.queryChangeHistory({
    filters: [
      { field: 'eventTime', operator: 'GREATER_THAN', value: since },
      { field: 'entityType', operator: 'IN', value: ['Keyword'] },
      { field: 'eventType', operator: 'EQUALS', value: 'UPDATE' },
    ],
    options: { metadata: 'latest' },
  });
  const details = await account.getChangeDetails(history.rows[0]?.metas?.[0]?.detailId ?? '');
  expect(details.rows[0]?.details?.[0]?.changes).toEqual([
    { field: 'bid', oldValues: ['4.00'], newValues: ['2.10'] },
  ]);
});
