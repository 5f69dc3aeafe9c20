import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectClient } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let account: ReturnType<typeof connectClient>['account'];
beforeAll(async () => {
  running = await startSandbox();
  ({ account } = connectClient(running));
});
afterAll(async () => running.stop());

const usd = (amount: string) => ({ amount, currency: 'USD' });
const app = { promotedObjectId: '1600000001', promotedObjectType: 'APPSTORE_APP' } as const;
const ofApp = [
  { field: 'promotedObjectId', operator: 'EQUALS', value: [app.promotedObjectId] },
  { field: 'promotedObjectType', operator: 'EQUALS', value: [app.promotedObjectType] },
] as const;
const stepTo = (month: number, day: number) => running.sandbox.clock.stepTo(Date.UTC(2026, month, day, 12));

it('takes advice on a daily budget, and waves the next away', async () => {
  await account.updateCampaign('51001', { dailyBudget: { value: usd('5.00') } });
  stepTo(11, 10);
  const [advice] = (await account.queryDailyBudgetRecommendations({ filters: ofApp })).rows;
  const taken = await account.applyDailyBudgetRecommendations([
    { id: advice?.id ?? '', ...app, appliedDailyBudget: usd('6.00') },
  ]);
  expect(taken.rows).toMatchObject([{ state: 'APPLIED', campaignId: '51001' }]);
  expect((await account.getCampaign('51001')).dailyBudget?.value?.amount).toBe('6.00');
  stepTo(11, 20);
  const [next] = (await account.queryDailyBudgetRecommendations({ filters: ofApp })).rows;
  const waved = await account.dismissDailyBudgetRecommendations([{ id: next?.id ?? '', ...app }]);
  expect(waved.rows).toMatchObject([{ state: 'DISMISSED' }]);
});

it('takes advice on a target CPA, and waves the next away', async () => {
  const bidStrategy = {
    bidStrategyType: 'MAX_CONVERSIONS',
    bidStrategyGoal: 'INSTALL',
    bid: usd('1.00'),
  } as const;
  await account.updateCampaign('51001', { bidStrategy, dailyBudget: { value: usd('5000.00') } });
  await account.createAdGroup({
    campaignId: '51001',
    name: 'Automated',
    pricingModel: 'CPT',
    startTime: '2026-11-20T00:00:00.000',
    automatedKeywordsRequired: true,
  });
  stepTo(11, 30);
  const [advice] = (await account.queryTargetCpaRecommendations({ filters: ofApp })).rows;
  const taken = await account.applyTargetCpaRecommendations([
    { id: advice?.id ?? '', ...app, appliedTargetCPA: usd('2.00') },
  ]);
  expect(taken.rows).toMatchObject([{ state: 'APPLIED' }]);
  stepTo(12, 10);
  const [next] = (await account.queryTargetCpaRecommendations({ filters: ofApp })).rows;
  const waved = await account.dismissTargetCpaRecommendations([{ id: next?.id ?? '', ...app }]);
  expect(waved.rows).toMatchObject([{ state: 'DISMISSED' }]);
});

it('reads why an app was turned away', async () => {
  await running.control('POST', '/faults', { kind: 'rejectApp', adamId: 1_600_000_001, countries: ['JP'] });
  const { rows } = await account.queryRejectionReasons({
    filters: [{ field: 'adamId', operator: 'EQUALS', value: '1600000001' }],
  });
  expect(rows).toHaveLength(1);
  expect(await account.getRejectionReason(rows[0]?.id ?? '')).toEqual(rows[0]);
});
