import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { NotFound } from '@tapwright/apple-ads/client/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { prepareFacts } from '../measures/index.ts';
import { systemCopy } from '../writes/index.ts';
import { judgeFailure } from './steps/judge-failure.ts';
import { performStep } from './steps/perform-step.ts';
import type { SyncLine } from './sync-line.ts';
import type { SyncStep } from './pass/sync-step.ts';
import { openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox();
const user = await sandbox.addUser();
const line = await openSync(database, { ...sandbox, user });

afterAll(async () => {
  await sandbox.stop();
  await close();
});

type PagesOf<Name extends 'queryKeywords' | 'reportCampaigns'> = Parameters<AdAccountCalls[Name]['pages']>;

async function carryOut(calls: AdAccountCalls, step: SyncStep): Promise<number> {
  const on: SyncLine = { ...line, calls };
  const { room, write } = await performStep(on, step);
  if (room) await prepareFacts(database, room);
  return (await systemCopy({ database }, 'a test', write)).rowCount;
}

test('a keyword that is removed between two questions is in both answers, and written as removed', async () => {
  const campaigns = await line.calls.queryCampaigns({});
  const { rows } = await line.calls.queryKeywords({
    filters: [{ field: 'campaignId', operator: 'EQUALS', value: campaigns.rows[0]?.id ?? '' }],
    pagination: { pageSize: 3 },
  });
  const ids = rows.map(({ id }) => id);
  const [goes = ''] = ids;
  let isGone = false;
  const queryKeywords: AdAccountCalls['queryKeywords'] = Object.assign(
    async (...given: Parameters<AdAccountCalls['queryKeywords']>) => line.calls.queryKeywords(...given),
    {
      pages: async function* removing(...given: PagesOf<'queryKeywords'>) {
        for await (const page of line.calls.queryKeywords.pages(...given)) {
          if (!isGone)
            await sandbox.control('POST', '/faults', {
              kind: 'consoleEdit',
              entity: 'keyword',
              id: Number(goes),
              remove: true,
            });
          isGone = true;
          yield page;
        }
      },
    },
  );
  const calls = { ...line.calls, queryKeywords };
  expect(await carryOut(calls, { do: 'reread', kind: 'keyword', ids })).toBe(3);
  const known = await database.pool.query(
    'select keyword_id::text as id, is_removed from keywords where team_id = $1 and keyword_id = any($2)',
    [line.account.teamId, ids],
  );
  expect(new Map(known.rows.map(({ id, is_removed }) => [id, is_removed]))).toEqual(
    new Map(ids.map((id) => [id, id === goes])),
  );
});

test('a row that slipped to the next page of a report while it was read counts once', async () => {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const reportCampaigns: AdAccountCalls['reportCampaigns'] = Object.assign(
    async (...given: Parameters<AdAccountCalls['reportCampaigns']>) => line.calls.reportCampaigns(...given),
    {
      pages: async function* slipping(...[request, options]: PagesOf<'reportCampaigns'>) {
        let before: Awaited<ReturnType<AdAccountCalls['reportCampaigns']>>['rows'] = [];
        const pages = line.calls.reportCampaigns.pages(request, { ...options, pageSize: 4 });
        for await (const page of pages) {
          yield { ...page, rows: [...before, ...page.rows] };
          before = page.rows.slice(-1);
        }
      },
    },
  );
  const step: SyncStep = {
    do: 'facts',
    level: 'campaign',
    zone: 'ORTZ',
    span: 'day',
    from: '2026-11-15',
    until: '2026-11-18',
    campaignIds: campaigns.map(({ id }) => id),
  };
  const read = async () =>
    (await database.pool.query('select * from campaign_days order by 1, 2, 3, 4')).rows;
  const written = await carryOut({ ...line.calls, reportCampaigns }, step);
  const slipped = await read();
  expect(written).toBeGreaterThan(20);
  expect(await carryOut(line.calls, step)).toBe(written);
  expect(await read()).toEqual(slipped);
});

test('what Apple does not find is an answer we cannot use, and no failure of ours', () => {
  const answer = new NotFound({ code: 'NOT_FOUND', message: 'There is no such change.', problems: [] }, {});
  expect(judgeFailure(answer, 0).code).toBe('unexpectedAnswer');
});
