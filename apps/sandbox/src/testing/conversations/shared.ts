import type { AnyJson } from '../start-sandbox.ts';

export const usd = (amount: string) => ({ amount, currency: 'USD' });
export const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
export const times = { startTime: '2026-12-01T00:00:00.000' };
export const app = [
  filter('promotedObjectId', 'EQUALS', ['1600000001']),
  filter('promotedObjectType', 'EQUALS', ['APPSTORE_APP']),
];
export const paging = { offset: 0, pageSize: 50, fetchTotalCount: true };
export const lastWeek = { start: '2026-11-08', end: '2026-11-14' };
export const report = {
  timeRange: lastWeek,
  filters: [filter('campaignId', 'IN', ['51001'])],
  options: { includeRows: ['GRAND_TOTAL'] },
};
export const daily = { ...report, timeRange: { ...lastWeek, granularity: 'DAILY' } };

export const invoiceDetail = {
  primaryBuyerName: 'Ada',
  primaryBuyerEmail: 'ada@harbor.example',
  billingEmail: 'pay@harbor.example',
};
const targeting = {
  supplySource: { include: ['APPSTORE'] },
  supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
  countryOrRegion: { include: ['US'] },
};
export const newCampaign = {
  adAccountId: 700100200,
  name: 'Focusly US Generic',
  promotedObjectType: 'APPSTORE_APP',
  promotedObjectId: '1600000001',
  billingEvent: 'TAPS',
  status: 'PAUSED',
  ...times,
  dailyBudget: { value: usd('80') },
  targeting,
  bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: usd('1.50') },
};

export const rowsIn = (body: AnyJson): AnyJson[] => body.result.rows;
