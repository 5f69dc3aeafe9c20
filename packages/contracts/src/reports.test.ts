import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as adGroups from './ad-groups.ts';
import type { CallShape } from './call.ts';
import * as campaigns from './campaigns.ts';
import * as downloads from './downloads.ts';
import * as keywords from './keywords.ts';
import { reportListOf } from './report-list.ts';
import * as measures from './report-measures.ts';
import * as queries from './report-query.ts';
import * as rows from './report-rows.ts';
import * as reports from './reports.ts';

const isCall = (value: unknown): value is CallShape =>
  typeof value === 'object' && value !== null && 'path' in value;
const calls = [adGroups, campaigns, keywords, reports].flatMap((module) =>
  Object.values(module).filter(isCall),
);

test('figures are for those who may see ads, and asking for them changes nothing', () => {
  expect(calls.map(({ path }) => path)).toContain('/reports/findReportCampaignTotal');
  // Of a campaign, what it is for is said by hand beside its figures.
  const asking = calls.filter(({ path }) => path !== campaigns.chooseCampaignType.path);
  for (const { path, method, access, writes } of asking)
    expect({ path, method, access, writes }).toEqual({
      path,
      method: 'GET',
      access: { to: 'team', may: 'ads.see' },
      writes: undefined,
    });
  expect(downloads.createDownloadTicket.method).toBe('POST');
});

const row = z.object({
  name: z.string(),
  taps: z.int(),
  ttr: z.nullable(z.number()),
  isArchived: z.optional(z.literal(true)),
});
const noMeasures = Object.fromEntries(measures.measureNames.map((name) => [name, 0]));

test('a list reads the same whether it went by rows or by columns', () => {
  const answer = z.pick(reportListOf(row), { list: true });
  const one = fc
    .record({
      name: fc.string(),
      taps: fc.nat(),
      ttr: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 })),
      archived: fc.boolean(),
    })
    .map(({ archived, ...rest }) => ({ ...rest, ...(archived && { isArchived: true as const }) }));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 400, size: 'max' }), (list) => {
      const wire = z.encode(answer, { list });
      expect(Array.isArray(wire.list)).toBe(list.length <= 200);
      const received = z.parse(z.object({ list: z.any() }), JSON.parse(JSON.stringify(wire)));
      expect(z.decode(answer, received).list).toStrictEqual(list);
    }),
    { numRuns: 50 },
  );
});

test('only what the contract names goes over the wire, by columns too', () => {
  const list = Array.from({ length: 300 }, () => ({ name: 'a', taps: 1, ttr: null, secret: 'x' }));
  const wire = z.encode(z.pick(reportListOf(row), { list: true }), { list });
  expect(JSON.stringify(wire)).not.toContain('secret');
});

test('an answer by columns that is of another shape is refused', () => {
  const wire = { list: { columns: { name: [1], taps: [1], ttr: [1] } } };
  expect(() => z.parse(z.pick(reportListOf(row), { list: true }), wire)).toThrow();
  expect(
    z.safeParse(rows.audienceRow, { value: 'F', ...noMeasures, before: null, compared: null }).success,
  ).toBe(true);
});

const range = { teamId: '7', startTime: '2026-11-01', endTime: '2026-11-20' };

test('a range is days in their order and has an end in sight', () => {
  const judge = (given: object) => z.safeParse(queries.reportDaysQuery, { ...range, ...given }).success;
  expect(judge({})).toBe(true);
  expect(judge({ endTime: '2026-11-01' })).toBe(true);
  expect(judge({ endTime: '2026-10-31' })).toBe(false);
  expect(judge({ startTime: '2026-02-30' })).toBe(false);
  expect(judge({ startTime: '1990-01-01' })).toBe(false);
  expect(judge({ compareStartTime: '2026-10-01' })).toBe(false);
  expect(judge({ compareStartTime: '2026-10-01', compareEndTime: '2026-10-20' })).toBe(true);
});

test('filters come once or several times under one name, and are read as what they mean', () => {
  const parse = (given: object) => z.parse(queries.reportListQuery, { ...range, ...given });
  const above = { measure: 'taps', is: '>=', value: 10 } as const;
  expect(parse({ campaignGroupId: '10001', having: queries.writeMeasureFilter(above) })).toMatchObject({
    campaignGroupId: [10001],
    having: [above],
    sortBy: 'localSpendAmount',
    pageSize: 10,
  });
  expect(parse({ having: 'goalDistance<-0.25' }).having).toEqual([
    { measure: 'goalDistance', is: '<', value: -0.25 },
  ]);
  expect(parse({ campaignId: ['9007199254740993', '2'] }).campaignId).toEqual(['9007199254740993', '2']);
  for (const having of ['taps', 'adamId>1', 'taps>x', "taps>1' or 1=1"])
    expect(z.safeParse(queries.reportListQuery, { ...range, having }).success).toBe(false);
  expect(z.safeParse(queries.reportListQuery, { ...range, pageSize: '5001' }).success).toBe(false);
});

const asked = { teamId: '7', startTime: '2026-11-01', endTime: '2026-11-20' };

test('a list may be narrowed to apps, storefronts and types of campaigns, by one of each or by several', () => {
  const parse = (more: object) => z.safeParse(queries.reportListQuery, { ...asked, ...more });
  expect(parse({ adamId: '71', country: ['US', 'JP'], campaignType: 'brand' }).data).toMatchObject({
    adamId: ['71'],
    country: ['US', 'JP'],
    campaignType: ['brand'],
  });
  for (const wrong of [{ adamId: 'x' }, { country: 'us' }, { country: 'USA' }, { campaignType: 'best' }])
    expect(parse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('negative keywords are listed by name unless another order is asked for, in pages as long as any', () => {
  const { query } = keywords.findNegativeKeywords;
  expect(z.parse(query, { teamId: '7' })).toMatchObject({ sortBy: 'name', sortOrder: 'asc', pageNum: 1 });
  expect(z.safeParse(query, { teamId: '7', pageSize: '5000' }).success).toBe(true);
  for (const wrong of [{ sortBy: 'taps' }, { matchType: 'CLOSE' }, { status: 'gone' }, { pageSize: '5001' }])
    expect(z.safeParse(query, { teamId: '7', ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test('whatever has a file has the filters of its list, and no pages', () => {
  const shapes = [reports.downloadKeywordCsv, keywords.downloadNegativeCsv].map(({ query }) =>
    Object.keys(query.shape),
  );
  for (const names of shapes) {
    expect(names).toEqual(expect.arrayContaining(['adamId', 'country', 'campaignType', 'name', 'matchType']));
    expect(names).not.toContain('pageNum');
  }
});
