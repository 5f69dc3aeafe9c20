import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bidStrategy, bidStrategyGoals, bidStrategyTypes } from './campaigns/bid-strategy.ts';
import { bulkEnvelope, maxBulkItems } from './transport/bulk.ts';
import { readContext, writeContext } from './transport/context-header.ts';
import { type Endpoint, immutableFields } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { listErrorDetails, readErrorAnswer } from './transport/error.ts';
import { impressionShareRow } from './advice/impression-share.ts';
import { listDrift } from './transport/list-drift.ts';
import { readRateLimit, readRetryAfterSeconds } from './transport/rate-limit.ts';
import { keywordMetadata } from './reports/report-row.ts';
import { popularityQuery } from './advice/search-term-popularity.ts';

describe('where Apple says one thing in two ways, both are read', () => {
  it('reads details of an error under either name', () => {
    const detail = { code: 'DUPLICATE_NAME', message: 'taken', info: { field: 'name' } };
    for (const key of ['details', 'errors']) {
      const answer = readErrorAnswer({ error: { code: 'VALIDATION_ERROR', [key]: [detail] } });
      expect(listErrorDetails(answer ?? {})).toEqual([detail]);
    }
  });

  it('reads an error without the envelope around it', () => {
    const error = { code: 'FORBIDDEN', message: 'not yours', details: [] };
    expect(readErrorAnswer(error)).toEqual(error);
    expect(readErrorAnswer({ result: [] })).toBeUndefined();
  });

  it('reads the details of a change in a list, as pages of today have them, and alone', () => {
    const told = { detailId: 'Campaign.1.tx', entityType: 'Campaign', details: [] };
    for (const result of [told, [told]])
      expect(z.parse(endpoints.getChangeDetails.answer, { result }).result).toEqual([told]);
  });

  it('reads the context with and without a semicolon at its end', () => {
    expect(readContext('adAccountId=4401;')).toBe('4401');
    expect(readContext(writeContext('4401'))).toBe('4401');
    for (const wrong of [undefined, '', '4401', 'orgId=4401', 'adAccountId=', 'adAccountId=44 01'])
      expect(readContext(wrong)).toBeUndefined();
  });

  it('reads the promoted app of an impression share as number and as text', () => {
    for (const promotedObjectId of [1_555_000_001, '1555000001'])
      expect(z.parse(impressionShareRow, { promotedObjectId }).promotedObjectId).toBe('1555000001');
  });

  it('reads a popularity sorting under either name', () => {
    const timeRange = { start: '2026-11-01', end: '2026-11-07', granularity: 'WEEKLY_SUN_SAT' };
    for (const key of ['order', 'sortOrder'])
      expect(
        z.safeParse(popularityQuery, { timeRange, sorting: [{ field: 'week', [key]: 'DESC' }] }).success,
      ).toBe(true);
    expect(endpoints.querySearchTermPopularity.sortKey).toBe('sortOrder');
  });

  it('knows both words for a keyword that runs', () => {
    for (const status of ['ACTIVE', 'ENABLED'])
      expect(listDrift(keywordMetadata, { id: 1, status })).toEqual([]);
  });
});

it('keeps values of an enumeration that came later, and can name them', () => {
  const row = { id: 1, status: 'SLEEPING', systemStatus: 'RUNNING' };
  expect(z.parse(keywordMetadata, row)).toEqual({ ...row, id: '1' });
  expect(listDrift(keywordMetadata, row)).toEqual([
    { path: 'status', kind: 'unknownValue', value: 'SLEEPING' },
    { path: 'systemStatus', kind: 'unknownField', value: 'RUNNING' },
  ]);
});

it('takes a bid strategy whole and in pairs that belong together', () => {
  const paired = bidStrategyTypes.flatMap((bidStrategyType) =>
    bidStrategyGoals.filter(
      (bidStrategyGoal) => z.safeParse(bidStrategy, { bidStrategyType, bidStrategyGoal }).success,
    ),
  );
  expect(paired).toEqual(['TAP', 'INSTALL', 'IMPRESSION', 'TAP']);
  expect(z.safeParse(bidStrategy, { bidStrategyType: 'MANUAL_CPT' }).success).toBe(false);
  expect(z.safeParse(bidStrategy, { bidStrategyGoal: 'TAP' }).success).toBe(false);
  expect(z.safeParse(bidStrategy, { bid: { amount: '1', currency: 'USD' } }).success).toBe(true);
});

it('takes a batch of 1,000 items and refuses one of 1,001', () => {
  const batch = (size: number) => ({
    items: Array.from({ length: size }, (_, correlationId) => ({ correlationId, data: {} })),
  });
  expect(z.safeParse(bulkEnvelope, batch(maxBulkItems)).success).toBe(true);
  expect(z.safeParse(bulkEnvelope, batch(maxBulkItems + 1)).success).toBe(false);
});

it('names what a change cannot touch', () => {
  const { ignored }: Endpoint = endpoints.updateAdGroup;
  expect(ignored).toEqual(
    expect.arrayContaining(['id', 'campaignId', 'pricingModel', 'automatedKeywordsRequired']),
  );
  expect(ignored).not.toContain('bidStrategy');
  expect(immutableFields({ shape: { a: 1, b: 1 } }, { shape: { b: 1 } })).toEqual(['a']);
});

it('reads how many requests are left', () => {
  const headers = new Headers({
    'RateLimit-Limit': '100',
    'RateLimit-Remaining': '4',
    'RateLimit-Reset': '37',
    'Retry-After': '21',
  });
  expect(readRateLimit(headers)).toEqual({ limit: 100, remaining: 4, resetSeconds: 37 });
  expect(readRetryAfterSeconds(headers)).toBe(21);
  expect(readRateLimit(new Headers())).toBeUndefined();
});
