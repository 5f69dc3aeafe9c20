import { expect } from 'vitest';
import type { AnyJson } from '../../../testing/start-sandbox.ts';
import { condition, type Conversation } from './conversation.ts';

const rowsIn = ({ data }: AnyJson): AnyJson[] => data.reportingDataResponse.row;
const byImpressions = { orderBy: [{ field: 'impressions', sortOrder: 'DESCENDING' }] };
export const week = { startTime: '2026-11-08', endTime: '2026-11-14', selector: byImpressions };
export const totals = { ...week, returnRowTotals: true, returnGrandTotals: true };
const daily = { ...week, granularity: 'DAILY' };

const sum = (rows: readonly AnyJson[], name: string): number =>
  rows.reduce((all: number, row: AnyJson) => all + row[name], 0);

export const reports: readonly Conversation[] = [
  {
    name: 'reportCampaigns',
    request: () => ({
      path: '/reports/campaigns',
      body: {
        ...totals,
        selector: {
          ...byImpressions,
          conditions: [
            condition('campaignStatus', 'EQUALS', 'ENABLED'),
            condition('adamId', 'IN', '1600000001'),
          ],
        },
      },
    }),
    expect: (body) => {
      const [row] = rowsIn(body);
      expect(row).toMatchObject({
        other: false,
        granularity: [],
        metadata: { campaignId: 51001, app: { appName: 'Focusly', adamId: 1600000001 }, orgId: 2100200 },
      });
      expect(row.total.tapInstalls).toBe(row.total.tapNewDownloads + row.total.tapRedownloads);
      expect(body.data.reportingDataResponse.grandTotals.total).toEqual(row.total);
    },
  },
  {
    name: 'reportCampaigns',
    request: () => ({ path: '/reports/campaigns', body: { ...daily, groupBy: ['countryOrRegion'] } }),
    expect: (body) => {
      const [row] = rowsIn(body);
      expect(row).not.toHaveProperty('total');
      expect(row.granularity.map((day: AnyJson) => day.date)).toEqual(
        ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-11-${day}`),
      );
      expect(row.metadata.countryOrRegion).toBe('US');
      expect(body.data.reportingDataResponse).not.toHaveProperty('grandTotals');
    },
  },
  {
    name: 'reportAdGroups',
    request: () => ({
      path: '/reports/campaigns/51001/adgroups',
      body: { ...week, startTime: '2026-11-13', granularity: 'HOURLY', timeZone: 'UTC' },
    }),
    expect: (body) => expect(rowsIn(body)[0].granularity[0].date).toMatch(/^2026-11-13 \d{2}$/),
  },
  {
    name: 'reportAdGroups',
    request: () => ({
      path: '/reports/campaigns/51001/adgroups',
      body: { ...daily, groupBy: ['deviceClass', 'ageRange'] },
    }),
    expect: (body) => {
      const rows = rowsIn(body);
      for (const { other, metadata, granularity } of rows) {
        expect(other).toBe(metadata.ageRange === null);
        if (!other) expect(sum(granularity, 'impressions')).toBeGreaterThanOrEqual(100);
      }
      expect(rows.filter(({ other }) => other)).toHaveLength(1);
    },
  },
  {
    name: 'reportCampaignKeywords',
    request: () => ({
      path: '/reports/campaigns/51001/keywords',
      body: { ...totals, returnRecordsWithNoMetrics: true },
    }),
    expect: (body) => {
      const rows = rowsIn(body);
      expect(rows[0].metadata).toMatchObject({ keywordStatus: 'ACTIVE', adGroupName: 'Brand exact' });
      expect(rows[0].insights.bidRecommendation.suggestedBidAmount.currency).toBe('USD');
      expect(rows.at(-1).total.impressions).toBe(0);
    },
  },
  {
    name: 'reportAdGroupKeywords',
    request: () => ({
      path: '/reports/campaigns/51001/adgroups/61001/keywords',
      body: daily,
    }),
    expect: (body) => {
      for (const { total, granularity } of rowsIn(body)) {
        expect(total).toBe(undefined);
        expect(sum(granularity, 'impressions')).toBeGreaterThan(0);
      }
    },
  },
  {
    name: 'reportCampaignSearchTerms',
    request: () => ({ path: '/reports/campaigns/51001/searchterms', body: totals }),
    expect: (body) => {
      const rows = rowsIn(body);
      const sources = new Set(rows.map(({ metadata }) => metadata.searchTermSource));
      expect(sources).toEqual(new Set(['AUTO', 'TARGETED']));
      for (const { other, metadata, total } of rows) {
        expect(other).toBe(metadata.searchTermText === null);
        if (!other) expect(total.impressions).toBeGreaterThanOrEqual(10);
      }
    },
  },
  {
    name: 'reportAdGroupSearchTerms',
    request: () => ({ path: '/reports/campaigns/51001/adgroups/61001/searchterms', body: daily }),
  },
  {
    name: 'reportAds',
    request: () => ({
      path: '/reports/campaigns/51001/ads',
      body: { ...totals, returnRecordsWithNoMetrics: true },
    }),
    expect: (body) =>
      expect(rowsIn(body)[0].metadata).toMatchObject({ adName: 'Late winter', adDisplayStatus: 'PAUSED' }),
  },
  {
    name: 'createCustomReport',
    request: () => ({
      path: '/custom-reports',
      body: {
        name: 'share of a week',
        startTime: '2026-11-08',
        endTime: '2026-11-14',
        granularity: 'DAILY',
        selector: { conditions: [condition('countryOrRegion', 'IN', 'US')] },
      },
    }),
    keep: ({ data }, keep) => keep('report', data.id),
    expect: ({ data }) =>
      expect(data).toMatchObject({ state: 'QUEUED', dateRange: 'CUSTOM', downloadUri: null }),
  },
  {
    name: 'createCustomReport',
    request: () => ({ path: '/custom-reports', body: { name: 'weeks', granularity: 'WEEKLY' } }),
    expect: ({ data }) =>
      expect(data).toMatchObject({
        dateRange: 'LAST_WEEK',
        startTime: '2026-11-08',
        endTime: '2026-11-14',
      }),
  },
  {
    name: 'listCustomReports',
    request: () => ({ path: '/custom-reports?field=id&sortOrder=DESCENDING&limit=1' }),
    expect: ({ data, pagination }) => {
      expect(data).toMatchObject([{ name: 'weeks' }]);
      expect(pagination.totalResults).toBe(2);
    },
  },
  { name: 'getCustomReport', request: (kept) => ({ path: `/custom-reports/${kept('report')}` }) },
];
