import { expect } from 'vitest';
import type { AnyJson } from '../start-sandbox.ts';
import { daily, filter, lastWeek, report, rowsIn } from './shared.ts';
import type { Conversation } from './conversation.ts';

export const reports: readonly Conversation[] = [
  {
    name: 'reportCampaigns',
    request: () => ({
      path: '/reports/apps/campaigns/query',
      body: { ...daily, groupBy: ['countryOrRegion'], sorting: [{ field: 'localSpend', order: 'DESC' }] },
    }),
    expect: (body) => {
      const [row] = rowsIn(body);
      expect(row.metadata).toMatchObject({
        id: 51001,
        countryOrRegion: 'US',
        promotedObject: { name: 'Focusly' },
      });
      expect(row.granularMetrics).toHaveLength(7);
      expect(row.granularMetrics[0]).toMatchObject({ date: '2026-11-08' });
      expect(row.totalMetrics).toEqual(body.result.summary.grandTotal);
      const impressions = row.granularMetrics.reduce((sum: number, day: AnyJson) => sum + day.impressions, 0);
      expect(impressions).toBe(row.totalMetrics.impressions);
    },
  },
  {
    name: 'reportAdGroups',
    request: () => ({
      path: '/reports/apps/adgroups/query',
      body: { ...report, groupBy: ['deviceClass', 'gender'] },
    }),
  },
  {
    name: 'reportAdGroups',
    request: () => ({
      path: '/reports/apps/adgroups/query',
      body: { ...report, timeRange: { start: '2026-11-18', end: '2026-11-19', granularity: 'HOURLY' } },
    }),
    expect: (body) => expect(rowsIn(body)[0].granularMetrics[0].date).toMatch(/^2026-11-18 \d{2}$/),
  },
  {
    name: 'reportAds',
    request: () => ({
      path: '/reports/apps/ads/query',
      body: { ...report, options: { includeRows: ['EMPTY_METRICS'] } },
    }),
  },
  {
    name: 'reportKeywords',
    request: () => ({
      path: '/reports/apps/keywords/query',
      body: { ...daily, fields: ['localSpend', 'taps'] },
    }),
    expect: (body) => expect(Object.keys(rowsIn(body)[0].totalMetrics)).toEqual(['localSpend', 'taps']),
  },
  {
    name: 'reportKeywords',
    request: () => ({
      path: '/reports/apps/keywords/query',
      body: {
        ...report,
        filters: [filter('campaignId', 'IN', ['51001']), filter('adGroupId', 'EQUALS', ['61001'])],
        options: { includeRows: ['EMPTY_METRICS'] },
      },
    }),
    expect: (body) => expect(rowsIn(body).map((row: AnyJson) => row.metadata.status)).toContain('ENABLED'),
  },
  {
    name: 'reportSearchTerms',
    request: () => ({ path: '/reports/apps/searchterms/query', body: daily }),
    expect: (body) =>
      expect(new Set(rowsIn(body).map((row: AnyJson) => row.metadata.searchTermSource))).toEqual(
        new Set(['TARGETED', 'AUTO']),
      ),
  },
  {
    name: 'queryImpressionShare',
    quirk: true,
    request: () => ({
      path: '/insights/apps/impression-share/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT', timeZone: 'UTC' },
        filters: [filter('promotedObjectId', 'IN', ['1600000001'])],
        options: { impressionShareReportType: 'ALL_SLOTS' },
      },
    }),
    expect: (body) => {
      expect(rowsIn(body).length).toBeGreaterThan(0);
      expect(rowsIn(body)[0]).toMatchObject({ week: '2026-11-08', promotedObjectId: 1600000001 });
    },
  },
  {
    name: 'querySearchTermPopularity',
    request: () => ({
      path: '/insights/apps/search-term-popularity/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT' },
        filters: [filter('countryOrRegion', 'EQUALS', 'US'), filter('genre', 'EQUALS', 'GAMES')],
        sorting: [{ field: 'rankInGenre', sortOrder: 'ASC' }],
        fields: ['rankInGenre'],
        pagination: { pageSize: 5 },
      },
    }),
    expect: (body) => expect(rowsIn(body).map((row: AnyJson) => row.rankInGenre)).toEqual([1, 2, 3, 4, 5]),
  },
  {
    name: 'querySearchTermPopularity',
    request: () => ({
      path: '/insights/apps/search-term-popularity/query',
      body: {
        timeRange: { ...lastWeek, granularity: 'WEEKLY_SUN_SAT' },
        sorting: [{ field: 'rankInGenre', order: 'ASC' }],
      },
      status: 400,
    }),
    expect: ({ error }) => expect(error.details[0].code).toBe('REQUEST_UNRECOGNIZED_PROPERTY'),
  },
];
