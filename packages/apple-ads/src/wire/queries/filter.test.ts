import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { campaignQuery } from '../campaigns/campaign.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { negativeKeywordQuery } from '../keywords/negative-keyword.ts';
import { operators } from './operator.ts';
import { openFilter, reportFilter } from '../reports/report-request.ts';

const queries = Object.entries<Endpoint>(endpoints).flatMap(([name, { filters, needs, body }]) =>
  filters && filters !== 'any' && body ? [{ name, filters, needs, body }] : [],
);
const accepts = (body: z.ZodMiniType, filters: unknown[]) =>
  (z.safeParse(body, { filters }).error?.issues ?? []).every(
    ({ path }) => path[0] !== 'filters' || path.length === 1,
  );

it('refuses every operator that a field of a resource does not list', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.nat(),
      fc.constantFrom(...operators),
      ({ filters, body }, at, operator) => {
        const [field, rule] = Object.entries(filters)[at % Object.keys(filters).length] ?? [];
        if (!rule || rule.operators.includes(operator)) return;
        for (const value of ['1', ['1'], 1, undefined])
          expect(accepts(body, [{ field, operator, value }])).toBe(false);
      },
    ),
  );
});

it('refuses fields that a resource cannot filter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...queries), fc.string(), ({ filters, body }, field) => {
      if (Object.hasOwn(filters, field)) return;
      expect(accepts(body, [{ field, operator: 'EQUALS', value: '1' }])).toBe(false);
    }),
  );
});

it('names needed filters that the resource can filter', () => {
  for (const { filters, needs } of queries)
    for (const field of (needs ?? []).flat()) expect(Object.keys(filters)).toContain(field);
});

describe('values', () => {
  const campaigns = campaignQuery.body;

  it.each([
    ['a list for EQUALS', { field: 'id', operator: 'EQUALS', value: [1, 2] }],
    ['an empty IN', { field: 'id', operator: 'IN', value: [] }],
    ['text for a truth value', { field: 'deleted', operator: 'EQUALS', value: 'true' }],
    [
      'a day that does not exist',
      { field: 'startTime', operator: 'EQUALS', value: '2026-02-30T00:00:00.000' },
    ],
    ['nothing at all', { field: 'name', operator: 'EQUALS' }],
  ])('refuses %s', (_what, filter) => {
    expect(accepts(campaigns, [filter])).toBe(false);
  });

  it('reads ids in numbers and in text, and writes numbers', () => {
    const read = z.parse(campaigns, {
      filters: [{ field: 'id', operator: 'IN', value: [1, '9007199254740993'] }],
    });
    expect(read.filters?.[0]?.value).toEqual(['1', '9007199254740993']);
    expect(z.encode(campaigns, read).filters?.[0]?.value).toEqual([1, 9_007_199_254_740_993n]);
  });

  it('takes a single value in an array of one', () => {
    const wrapped = { field: 'campaignId', operator: 'EQUALS', value: ['9301'] };
    expect(z.safeParse(reportFilter, wrapped).success).toBe(true);
    expect(accepts(campaigns, [{ ...wrapped, field: 'id' }])).toBe(true);
  });

  it('leaves case out of account only where entities are queried', () => {
    const either = { field: 'name', operator: 'EQUALS', value: 'a', ignoreCase: true };
    expect(accepts(campaigns, [either])).toBe(true);
    expect(z.safeParse(openFilter, either).success).toBe(true);
    expect(z.safeParse(reportFilter, either).success).toBe(false);
  });
});

it('bounds negative keywords without an ad group by a campaign', () => {
  const isAccepted = (...filters: unknown[]) => z.safeParse(negativeKeywordQuery.body, { filters }).success;
  const inCampaign = { field: 'campaignId', operator: 'EQUALS', value: 9301 };
  const other = { field: 'adGroupId', operator: 'NOT_EQUALS', value: 9401 };
  expect(isAccepted(other)).toBe(false);
  expect(isAccepted(other, inCampaign)).toBe(true);
  expect(isAccepted(inCampaign)).toBe(false);
  expect(isAccepted({ field: 'adGroupId', operator: 'IN', value: [9401] })).toBe(true);
  expect(isAccepted({ field: 'id', operator: 'EQUALS', value: 9601 })).toBe(true);
});
