import { afterAll, expect, inject, test } from 'vitest';
import { checkRollUps, listGaps } from '../measures/index.ts';
import { updateSyncAccount } from './sync-store.ts';
import { minutesMs, readFirstSync, undisturbed } from './testing/first-sync.ts';
import { readTables, syncedTables } from './testing/read-tables.ts';
import { advanceFully } from './testing/start-sync.ts';

const isDeep = inject('depth') === 'deep';
const { database, sandbox, line, attempts, removed, whole, stop } = await readFirstSync();
afterAll(stop);

/** The small organisation shows the default page alone. */
const ofAds = ['ads', 'creatives', 'product_pages', 'ad_days', 'ad_months', 'ad_periods'];
const countOf = (counted: string | undefined) => Number(counted?.split(' ')[0]);

test('a first sync brings structure and measures, names what Apple no longer reports, and its months add up', async () => {
  for (const table of syncedTables.filter((name) => !ofAds.includes(name)))
    expect([table, countOf(whole[table])]).toEqual([table, expect.toSatisfy((count: number) => count > 0)]);
  expect(countOf(whole.campaigns)).toBe(12);
  expect(await checkRollUps(database)).toEqual([]);
  const gaps = await listGaps(database.read, { ...line.account, until: '2026-11-20' });
  expect(
    gaps.filter(({ series }) => series === 'keyword ORTZ').map(({ from, until }) => [from, until]),
  ).toEqual([
    ['2026-08-01', '2026-08-02'],
    ['2026-08-17', '2026-08-22'],
  ]);
});

test('a keyword that was removed before has its text, as reports show it', async () => {
  const { rows } = await database.pool.query(
    `select text, is_removed from keywords where team_id = $1 and keyword_id = $2`,
    [undisturbed, removed.id],
  );
  expect(rows).toEqual([{ text: removed.text, is_removed: true }]);
  const nameless = await database.pool.query(
    `select keyword_id from keyword_days left join keywords using (team_id, keyword_id)
     where team_id = $1 and coalesce(text, '') = ''`,
    [undisturbed],
  );
  expect(nameless.rows).toEqual([]);
});

test(
  'an hour later, with nothing changed, a pass asks little and writes nothing',
  async () => {
    await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    attempts.length = 0;
    await advanceFully(line);
    expect(attempts.length).toBeLessThan(40);
    expect(attempts).not.toContain('queryKeywords');
    const now = await readTables(database, undisturbed);
    for (const table of ['campaigns', 'ad_groups', 'keywords', 'negative_keywords'])
      expect([table, now[table]]).toEqual([table, whole[table]]);
  },
  5 * minutesMs,
);

test(
  'what somebody changes and removes at Apple is noticed, and is in the operation log with before and after',
  async () => {
    const { rows } = await database.pool.query<{
      campaign: number;
      keyword: number;
      other: number;
      bid: string;
    }>(
      `select min(k.campaign_id) as campaign, min(k.keyword_id) as keyword, max(k.keyword_id) as other,
       (array_agg(k.apple -> 'bid' ->> 'amount' order by k.keyword_id))[1] as bid
     from keywords k join campaigns c using (team_id, campaign_id)
     where team_id = $1 and not k.is_removed and c.status = 'ENABLED'`,
      [undisturbed],
    );
    const { campaign, keyword, other, bid } = rows[0] ?? { campaign: 0, keyword: 0, other: 0, bid: '' };
    const edit = async (change: object) =>
      sandbox.control('POST', '/faults', { kind: 'consoleEdit', ...change });
    await edit({ entity: 'keyword', id: keyword, change: { bid: { amount: '3.33', currency: 'RMB' } } });
    await edit({ entity: 'keyword', id: other, remove: true });
    await edit({ entity: 'campaign', id: campaign, change: { name: 'Renamed outside' } });
    await sandbox.control('POST', '/clock', { stepMs: 61 * minutesMs });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
    const found = await database.pool.query(
      `select apple -> 'bid' ->> 'amount' as bid, is_removed from keywords where team_id = $1 and keyword_id = any($2) order by keyword_id`,
      [undisturbed, [keyword, other]],
    );
    expect(found.rows).toEqual([
      { bid: '3.33', is_removed: false },
      { bid: expect.any(String), is_removed: true },
    ]);
    const log = await database.pool.query(
      `select operation, subject, before, after from operation_log
     where team_id = $1 and actor_kind = 'outside' order by operation_id`,
      [undisturbed],
    );
    const rowOf = (kind: string, operation: string) =>
      log.rows.find((row) => row.subject.adObject === kind && row.operation === `adObject.${operation}`);
    expect(JSON.stringify(rowOf('keyword', 'edited'))).toContain('3.33');
    expect(JSON.stringify(rowOf('keyword', 'edited')?.before)).toContain(bid);
    expect(rowOf('keyword', 'removed')).toBeDefined();
    expect(JSON.stringify(rowOf('campaign', 'edited')?.after)).toContain('Renamed outside');
    await updateSyncAccount(database.write, line.account, { wantedAt: line.now() });
    await advanceFully(line);
    const again = await database.pool.query(
      `select count(*)::int as count from operation_log where team_id = $1 and actor_kind = 'outside'`,
      [undisturbed],
    );
    expect(again.rows).toEqual([{ count: log.rows.length }]);
  },
  5 * minutesMs,
);

test.runIf(isDeep)(
  'the next night asks for the days that no granularity tells, and any range of them is what Apple tells of it',
  async () => {
    await sandbox.control('POST', '/clock', { stepDays: 1 });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
    expect(await listGaps(database.read, { ...line.account, until: '2026-11-21' })).toEqual([]);
    expect(await checkRollUps(database)).toEqual([]);
    const range = { start: '2026-07-25', end: '2026-08-20' };
    const { rows: campaigns } = await line.calls.queryCampaigns({});
    const filters = [{ field: 'campaignId', operator: 'IN' as const, value: campaigns.map(({ id }) => id) }];
    const reports = {
      campaign: line.calls.reportCampaigns,
      ad_group: line.calls.reportAdGroups,
      keyword: line.calls.reportKeywords,
    };
    for (const [level, report] of Object.entries(reports))
      for (const timeZone of level === 'keyword' ? (['ORTZ'] as const) : (['UTC', 'ORTZ'] as const)) {
        const request = { timeRange: { ...range, timeZone }, filters, pagination: { pageSize: 5000 } };
        const { rows } = await report(request);
        const told = rows.flatMap(({ metadata: { id }, totalMetrics: total }) =>
          total?.impressions
            ? [[id, total.impressions, total.taps, total.tapInstalls, Number(total.localSpend?.amount)]]
            : [],
        );
        const sums = await database.pool.query<{ row: unknown[] }>(
          `select jsonb_build_array(${level}_id::text, sum(impressions), sum(taps), sum(tap_installs),
             round(sum(spend_micros) / 1000000, 2)) as row
           from ${level}_days where team_id = $1 and day between $2 and $3
             ${level === 'keyword' ? '' : `and zone = '${timeZone}'`}
             and campaign_id = any($4)
           group by ${level}_id having sum(impressions) > 0`,
          [undisturbed, range.start, range.end, campaigns.map(({ id }) => id)],
        );
        expect(told.length).toBeGreaterThan(3);
        expect(new Set(sums.rows.map(({ row }) => JSON.stringify(row)))).toEqual(
          new Set(told.map((row) => JSON.stringify(row))),
        );
      }
  },
  10 * minutesMs,
);

test.runIf(isDeep)(
  'ten days of Apple bring ten days here',
  async () => {
    await sandbox.control('POST', '/clock', { stepDays: 10 });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
    const { rows } = await database.pool.query(
      `select distinct day from campaign_days where team_id = $1 and zone = 'ORTZ' and day > '2026-11-20' order by day`,
      [undisturbed],
    );
    expect(rows.map(({ day }) => String(day)).slice(0, 9)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
    );
    expect(await checkRollUps(database)).toEqual([]);
    const from = '2026-10-01';
    const installs = await database.pool.query<{ count: number }>(
      `select sum(tap_installs)::int as count from campaign_days
       where team_id = $1 and zone = 'ORTZ' and day between $2 and '2026-11-29'`,
      [undisturbed, from],
    );
    expect(installs.rows[0]?.count).toBe(await countInstalls(from, '2026-11-29'));
  },
  10 * minutesMs,
);

/** As Apple reports them now: late ones came for days that were read long ago. */
async function countInstalls(start: string, end: string): Promise<number> {
  const { rows: campaigns } = await line.calls.queryCampaigns({});
  const { rows } = await line.calls.reportCampaigns({
    timeRange: { start, end, timeZone: 'ORTZ' },
    filters: [{ field: 'campaignId', operator: 'IN', value: campaigns.map(({ id }) => id) }],
    fields: ['tapInstalls'],
  });
  return rows.reduce((sum, { totalMetrics }) => sum + (totalMetrics?.tapInstalls ?? 0), 0);
}
