import { Refused } from '@tapwright/apple-ads/client/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { prepareFacts } from '../measures/index.ts';
import { systemCopy } from '../writes/index.ts';
import type { SyncStep } from './pass/sync-step.ts';
import { planPass } from './pass/plan-pass.ts';
import { performStep } from './steps/perform-step.ts';
import { openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox();
const asked: string[] = [];
const line = await openSync(database, sandbox, {
  timeZone: 'America/Los_Angeles',
  currency: 'USD',
  observe: ({ call }) => asked.push(call),
});
afterAll(async () => {
  await sandbox.stop();
  await close();
});

/** With all the steps that follow from it. */
async function carryOut(step: SyncStep): Promise<void> {
  const { room, write } = await performStep(line, step);
  if (room) await prepareFacts(database, room);
  const { next = [] } = await systemCopy({ database }, 'a test', write);
  for (const one of next) await carryOut(one);
}

const read = async <Row>(statement: string): Promise<Row[]> => (await database.pool.query(statement)).rows;
type Shown = { name: string; page: string | null; status: string; removed: boolean };
const listShown = async () =>
  read<Shown>(`select k.apple ->> 'name' as name, p.name as page, k.apple ->> 'systemStatus' as status, k.is_removed as removed
    from creatives k left join product_pages p on lower(p.product_page_id) = k.product_page_id order by 1`);

const listApps = async () => {
  const { rows } = await line.calls.queryCampaigns({});
  return [...new Set(rows.flatMap(({ promotedObjectId }) => promotedObjectId ?? []))];
};

test('what ads show is read with their pages, and again only where something of it changed', async () => {
  await carryOut({ do: 'ads', offset: 0, after: '0' });
  await carryOut({ do: 'creatives' });
  await carryOut({ do: 'allProductPages', adamIds: await listApps() });
  expect(await listShown()).toEqual(
    expect.arrayContaining([
      { name: 'Deep work', page: 'Deep work', status: 'VALID', removed: false },
      { name: 'Default page', page: null, status: 'VALID', removed: false },
      { name: 'Free Wi-Fi everywhere', page: 'Free Wi-Fi everywhere', status: 'INVALID', removed: false },
      { name: 'Last winter', page: 'Last winter', status: 'INVALID', removed: false },
    ]),
  );
  const refused = await read<{ reasons: string[] }>(
    `select apple -> 'systemStatusReasons' as reasons from creatives where apple ->> 'name' = 'Free Wi-Fi everywhere'`,
  );
  expect(refused).toEqual([{ reasons: ['POLICY_PROHIBITED'] }]);

  asked.length = 0;
  await carryOut({ do: 'creatives' });
  expect(asked.filter((call) => call === 'getCreative')).toEqual([]);
  const [page] = await read<{ id: string }>(
    `select product_page_id as id from product_pages where name = 'Deep work'`,
  );
  await sandbox.control('POST', '/faults', { kind: 'hideProductPage', productPageId: page?.id });
  await carryOut({ do: 'creatives' });
  expect(asked.filter((call) => call === 'getCreative')).toHaveLength(1);
  expect(await listShown()).toContainEqual({
    name: 'Deep work',
    page: 'Deep work',
    status: 'INVALID',
    removed: false,
  });
});

test('a creative that was deleted at Apple is marked, and no other', async () => {
  const before = await listShown();
  const [gone] = await read<{ id: number }>(
    `select creative_id as id from creatives where apple ->> 'name' = 'Last winter'`,
  );
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'creative',
    id: Number(gone?.id),
    remove: true,
  });
  await carryOut({ do: 'creatives' });
  expect(await listShown()).toEqual(
    before.map((row) => (row.name === 'Last winter' ? { ...row, removed: true } : row)),
  );
});

test('figures of ads are those that Apple reports, and asked for where there are ads alone', async () => {
  const { steps, covers } = await planPass(database, line.account, 'recent', line.now());
  const planned = steps.filter((step) => step.do === 'facts' && step.level === 'ad');
  const inAds = await read<{ id: string }>('select distinct campaign_id::text as id from ads order by 1');
  expect(planned).toMatchObject([{ campaignIds: inAds.map(({ id }) => id) }]);
  expect(covers.map(({ series }) => series)).toContain('ad ORTZ');
  await carryOut({
    do: 'facts',
    level: 'ad',
    zone: 'ORTZ',
    span: 'day',
    from: '2026-11-01',
    until: '2026-11-19',
    campaignIds: inAds.map(({ id }) => id),
  });
  const { rows } = await line.calls.reportAds({
    timeRange: { start: '2026-11-01', end: '2026-11-19', timeZone: 'ORTZ' },
    filters: [{ field: 'campaignId', operator: 'IN', value: inAds.map(({ id }) => id) }],
    fields: ['taps', 'impressions'],
  });
  const reported = rows
    .map(({ metadata, totalMetrics }) => ({
      id: metadata.id,
      taps: String(totalMetrics?.taps ?? 0),
      impressions: String(totalMetrics?.impressions ?? 0),
    }))
    .filter(({ impressions }) => impressions !== '0')
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  expect(reported.length).toBeGreaterThan(0);
  expect(
    await read(`select ad_id::text as id, sum(taps)::text as taps, sum(impressions)::text as impressions
      from ad_days group by ad_id order by ad_id`),
  ).toEqual(reported);
});

test('an app that has left the App Store has no name, and its step ends', async () => {
  await carryOut({ do: 'productPages', adamId: '987654321' });
  expect(asked.at(-1)).toBe('getApp');
  expect(await read(`select name from apps where adam_id = '987654321'`)).toEqual([]);
});

test('pages and names of all apps come in one answer each; a page that was known goes only when its app was asked for', async () => {
  const adamIds = await listApps();
  const listPages = async () =>
    read(`select adam_id, product_page_id, name from product_pages where not is_removed order by 1, 2`);
  const listNames = async () => read(`select adam_id, name from apps order by 1`);
  await database.pool.query('delete from product_pages; delete from apps');
  for (const adamId of adamIds) await carryOut({ do: 'productPages', adamId });
  const [pages, names] = [await listPages(), await listNames()];
  expect([pages.length > adamIds.length, names.length]).toEqual([true, adamIds.length]);

  await database.pool.query('delete from product_pages; delete from apps');
  asked.length = 0;
  await carryOut({ do: 'allProductPages', adamIds });
  expect([await listPages(), await listNames()]).toEqual([pages, names]);
  expect(asked).toEqual(['queryProductPages', 'searchApps']);

  await database.pool.query(
    `insert into product_pages (team_id, ad_account_id, adam_id, product_page_id, apple)
     values ($1, $2, '987654321', 'gone', '{}')`,
    [line.account.teamId, line.account.adAccountId],
  );
  asked.length = 0;
  await carryOut({ do: 'allProductPages', adamIds: [...adamIds, '987654321', '987654322'] });
  expect(await listPages()).toEqual(pages);
  expect(asked.filter((call) => call === 'queryProductPages')).toHaveLength(2);
});

test('where Apple wants the app named, the pages of each are asked for by themselves', async () => {
  const adamIds = await listApps();
  const problem = { code: 'MISSING_REQUIRED_FILTER', message: 'adamId is required.', problems: [] };
  const refuse = () => {
    throw new Refused(problem, { status: 400 });
  };
  const queryProductPages = Object.assign(refuse, { pages: refuse });
  const refusing = { ...line, calls: { ...line.calls, queryProductPages } };
  const { write } = await performStep(refusing, { do: 'allProductPages', adamIds });
  const { rowCount, next } = await systemCopy({ database }, 'a test', write);
  expect(rowCount).toBe(0);
  expect(next).toEqual(adamIds.map((adamId) => ({ do: 'productPages', adamId })));
});
