import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { Refused, UnexpectedAnswer } from '@tapwright/apple-ads/client/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { prepareFacts } from '../measures/index.ts';
import { systemCopy, systemWrite } from '../writes/index.ts';
import { performStep } from './steps/perform-step.ts';
import type { SyncStep } from './pass/sync-step.ts';
import { beginPass, listNextSteps, listPasses } from './sync-store.ts';
import { openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox();
const user = await sandbox.addUser();
const line = await openSync(database, { ...sandbox, user });

afterAll(async () => {
  await sandbox.stop();
  await close();
});

async function carryOut(calls: Partial<AdAccountCalls>, step: SyncStep): Promise<number> {
  const { room, write } = await performStep({ ...line, calls: { ...line.calls, ...calls } }, step);
  if (room) await prepareFacts(database, room);
  return (await systemCopy({ database }, 'a test', write)).rowCount;
}

type Pages<
  Name extends
    | 'queryImpressionShare'
    | 'queryNegativeKeywords'
    | 'reportAdGroups'
    | 'reportCampaigns'
    | 'reportSearchTerms',
> = AdAccountCalls[Name]['pages'];

const refuse = (status: number) =>
  new Refused({ code: 'VALIDATION_ERROR', message: 'no', problems: [] }, { status });
const countOf = async (table: string): Promise<number> =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('shares that are stored outlive a refusal, on whichever page it comes', async () => {
  const { rows } = await line.calls.queryCampaigns({});
  const adamIds = [...new Set(rows.flatMap(({ promotedObjectId }) => promotedObjectId ?? []))].slice(0, 2);
  const step: SyncStep = { do: 'shares', adamIds, from: '2026-11-10', until: '2026-11-18' };
  const stored = await carryOut({}, step);
  expect(stored).toBeGreaterThan(0);
  const refusing = (status: number, after: number): Partial<AdAccountCalls> => {
    const pages: Pages<'queryImpressionShare'> = async function* refused(request, options) {
      let page = 0;
      for await (const answer of line.calls.queryImpressionShare.pages(request, options)) {
        if (page === after) throw refuse(status);
        page += 1;
        yield answer;
      }
      throw refuse(status);
    };
    return { queryImpressionShare: Object.assign(line.calls.queryImpressionShare.bind(null), { pages }) };
  };
  expect(await carryOut(refusing(400, 0), step)).toBe(0);
  await expect(carryOut(refusing(400, 1), step)).rejects.toBeInstanceOf(Refused);
  await expect(carryOut(refusing(405, 0), step)).rejects.toBeInstanceOf(Refused);
  expect(await countOf('impression_share_days')).toBe(stored);
});

test('negative keywords are asked for by id alone where Apple does not take whether they are deleted', async () => {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const found = await Promise.all(
    campaigns.map(async ({ id }) =>
      line.calls.queryNegativeKeywords({
        filters: [
          { field: 'campaignId', operator: 'EQUALS', value: id },
          { field: 'adGroupId', operator: 'IS_NULL' },
        ],
      }),
    ),
  );
  const ids = found.flatMap(({ rows }) => rows.map(({ id }) => id)).slice(0, 4);
  const pages: Pages<'queryNegativeKeywords'> = async function* narrow(request, options) {
    if (request?.filters?.some(({ field }) => field === 'deleted')) throw refuse(400);
    yield* line.calls.queryNegativeKeywords.pages(request, options);
  };
  const queryNegativeKeywords = Object.assign(line.calls.queryNegativeKeywords.bind(null), { pages });
  const step: SyncStep = { do: 'reread', kind: 'negativeKeyword', ids };
  expect(await carryOut({ queryNegativeKeywords }, step)).toBe(ids.length);
});

test('an answer by ids that ends before its own count is no answer, and nothing counts as removed by it', async () => {
  const pages: AdAccountCalls['queryAdGroups']['pages'] = async function* cut(request, options) {
    for await (const page of line.calls.queryAdGroups.pages(request, options))
      yield { ...page, rows: page.rows.slice(1), nextOffset: undefined };
  };
  const queryAdGroups = Object.assign(line.calls.queryAdGroups.bind(null), { pages });
  const { rows } = await line.calls.queryAdGroups({});
  const step: SyncStep = { do: 'reread', kind: 'adGroup', ids: rows.map(({ id }) => id) };
  await expect(carryOut({ queryAdGroups }, step)).rejects.toBeInstanceOf(UnexpectedAnswer);
});

test('whom an ad was shown to is read beside the figures as well as in the row', async () => {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const step: SyncStep = {
    do: 'facts',
    level: 'audience',
    dimension: 'device',
    zone: 'ORTZ',
    span: 'day',
    from: '2026-11-15',
    until: '2026-11-18',
    campaignIds: campaigns.map(({ id }) => id),
  };
  const read = async () =>
    (await database.pool.query('select * from audience_days order by 1, 2, 3, 4, 5, 6, 7')).rows;
  const written = await carryOut({}, step);
  expect(written).toBeGreaterThan(0);
  const inRows = await read();
  const pages: Pages<'reportAdGroups'> = async function* beside(request, options) {
    for await (const page of line.calls.reportAdGroups.pages(request, options))
      yield {
        ...page,
        rows: page.rows.map(({ metadata: { deviceClass, ...metadata }, granularMetrics, ...row }) => ({
          ...row,
          metadata,
          granularMetrics: granularMetrics?.map((metrics) => ({ ...metrics, deviceClass })),
        })),
      };
  };
  const reportAdGroups = Object.assign(line.calls.reportAdGroups.bind(null), { pages });
  expect(await carryOut({ reportAdGroups }, step)).toBe(written);
  expect(await read()).toEqual(inRows);
});

test('a term that search match brought belongs to no keyword, also where Apple names one beside it', async () => {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const { rows: adGroups } = await line.calls.queryAdGroups({});
  const step: SyncStep = {
    do: 'facts',
    level: 'searchTerm',
    zone: 'ORTZ',
    span: 'day',
    from: '2026-11-10',
    until: '2026-11-18',
    campaignIds: campaigns.map(({ id }) => id),
    adGroupIds: adGroups.map(({ id }) => id),
  };
  const read = async () =>
    (await database.pool.query('select * from search_term_days order by 1, 2, 3, 4, 5, 6, 7, 8')).rows;
  await carryOut({}, step);
  const without = await read();
  expect(without.some(({ source }) => source === 'AUTO')).toBe(true);
  const pages: Pages<'reportSearchTerms'> = async function* named(request, options) {
    for await (const page of line.calls.reportSearchTerms.pages(request, options))
      yield {
        ...page,
        rows: page.rows.map(({ metadata, ...row }) => ({
          ...row,
          metadata: { ...metadata, keyword: metadata.keyword ?? { id: '71' } },
        })),
      };
  };
  const reportSearchTerms = Object.assign(line.calls.reportSearchTerms.bind(null), { pages });
  await carryOut({ reportSearchTerms }, step);
  expect(await read()).toEqual(without);
});

test('where Apple refuses the total of a day, no day before it is asked for in that night, and none counts as known', async () => {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const of = { zone: 'UTC', span: 'day' } as const;
  const [late, tried, early] = (['2026-08-20', '2026-08-19', '2026-08-18'] as const).map((day) => ({
    step: {
      ...of,
      do: 'facts' as const,
      level: 'campaign' as const,
      from: day,
      until: day,
      asTotal: true as const,
      campaignIds: campaigns.map(({ id }) => id),
    },
    covered: { ...of, series: 'campaign UTC', from: day, until: day, asTotal: true as const },
  }));
  if (!late || !tried || !early) throw new Error('They were just made.');
  const others = { ...of, series: 'campaign UTC', from: '2026-08-01', until: '2026-08-17' };
  const covers = [late.covered, tried.covered, early.covered, others];
  const { account } = line;
  await systemWrite({ database }, 'a test', async ({ tx }) =>
    beginPass(tx, account, {
      kind: 'nightly',
      startedAt: line.now(),
      steps: [late.step, tried.step, early.step],
      covers,
    }),
  );
  // oxlint-disable-next-line require-yield -- nothing comes before the refusal
  const pages: Pages<'reportCampaigns'> = async function* refused() {
    throw refuse(400);
  };
  const reportCampaigns = Object.assign(line.calls.reportCampaigns.bind(null), { pages });
  expect(await carryOut({ reportCampaigns }, tried.step)).toBe(0);
  const left = await listNextSteps(database.write, account, 9);
  expect(left.map(({ step }) => step)).toEqual([late.step]);
  const [pass] = await listPasses(database.write, account);
  expect(pass).toMatchObject({ stepsPlanned: 1, covers: [late.covered, others] });
  const daily: SyncStep = { ...tried.step, from: '2026-11-10', until: '2026-11-15', asTotal: undefined };
  await expect(carryOut({ reportCampaigns }, daily)).rejects.toBeInstanceOf(Refused);
});
