import { addDays, type Day } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { afterAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { checkRollUps, listGaps } from '../measures/index.ts';
import type { ReportedFact } from '../measures/testing/reported-world.ts';
import { appleSeries, type AppleSeries, askFigures, openApple } from './testing/ask-apple.ts';
import { type Edited, type EditRow, matchEdits, openOutside } from './testing/edit-outside.ts';
import { advanceFully, openSync, startStillSandbox } from './testing/start-sync.ts';

const isDeep = inject('depth') === 'deep';
const team = 7;
const stepMs = 61 * 60_000;
const dayMs = 86_400_000;
/** Just after the account's own night has begun, at 4:00 in Shanghai. */
const startsAt = Date.parse('2026-11-19T20:01:00Z');
const endsAt = startsAt + 10 * dayMs;
const hours = Math.floor((endsAt - startsAt) / stepMs);

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox({ clock: new Date(startsAt).toISOString() });
afterAll(async () => {
  await sandbox.stop();
  await close();
});

const columns = {
  campaign: ['campaign_id'],
  adGroup: ['campaign_id', 'ad_group_id'],
  keyword: ['campaign_id', 'ad_group_id', 'keyword_id'],
  ad: ['campaign_id', 'ad_group_id', 'ad_id'],
  searchTerm: [],
  audience: ['campaign_id', 'ad_group_id', 'dimension', 'value'],
} as const;
const counts = [
  'impressions',
  'taps',
  'tap_installs',
  'tap_new_downloads',
  'tap_redownloads',
  'view_installs',
];

/** A line for each row of a series, in the console. */
async function listOwn({ level, zone, dimension }: AppleSeries, from: Day, until: Day): Promise<string[]> {
  const table = level === 'adGroup' ? 'ad_group_days' : `${level}_days`;
  const only = {
    campaign: `zone = '${zone}'`,
    adGroup: `zone = '${zone}'`,
    audience: `dimension = '${dimension}'`,
  };
  const which = Object.entries(only).find(([name]) => name === level)?.[1] ?? 'true';
  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', day, ${[...columns[level], 'spend_micros', ...counts].join(', ')}) as line
     from ${table} where team_id = $1 and ${which} and day between $2 and $3`,
    [team, from, until],
  );
  return rows.map(({ line }) => line);
}

function lineOf({ level, on, measures, ...fact }: ReportedFact): string {
  const keys = {
    campaign_id: fact.campaignId,
    ad_group_id: fact.adGroupId,
    keyword_id: fact.keywordId,
    ad_id: fact.adId,
    dimension: fact.dimension,
    value: fact.value,
  };
  const { spendMicros, impressions, taps, tapInstalls, tapNewDownloads, tapRedownloads, viewInstalls } =
    measures;
  const figures = [
    spendMicros,
    impressions,
    taps,
    tapInstalls,
    tapNewDownloads,
    tapRedownloads,
    viewInstalls,
  ];
  return [on, ...columns[level].map((name) => keys[name]), ...figures].join(' ');
}

async function countLog(): Promise<string> {
  const { rows } = await database.pool.query<{ last: string }>(
    `select coalesce(max(operation_id), 0)::text as last from operation_log where team_id = $1`,
    [team],
  );
  return rows[0]?.last ?? '0';
}

async function openConsole() {
  const own = await sandbox.addUser();
  const ask = openApple(sandbox, own);
  const me = z.parse(z.object({ result: z.object({ userId: z.int() }) }), await ask('GET', '/me'));
  const opened = await openSync(database, { ...sandbox, user: own }, { teamId: team });
  const line = { ...opened, ownUserId: String(me.result.userId) };
  const goOn = async (at: number) => {
    await sandbox.control('POST', '/clock', { at: new Date(at).toISOString() });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    await advanceFully(line);
  };
  const listCampaigns = async () => (await line.calls.queryCampaigns({})).rows;
  return { line, ask, goOn, listCampaigns };
}

async function letDaysPass(
  outside: Awaited<ReturnType<typeof openOutside>>,
  goOn: (at: number) => Promise<void>,
): Promise<Edited[]> {
  const edits: Edited[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    edits.push(...(await outside.workAnHour(hour)));
    await goOn(startsAt + hour * stepMs);
  }
  await goOn(endsAt);
  return edits;
}

test.runIf(isDeep)(
  'ten days of hours with edits from outside at all levels: each is in the log with before and after, and no figure differs',
  async () => {
    const { line, ask, goOn, listCampaigns } = await openConsole();
    const [adamId = ''] = (await listCampaigns()).flatMap(({ promotedObjectId }) => promotedObjectId ?? []);
    const outside = await openOutside(sandbox, await sandbox.addUser(), {
      adamId,
      currency: 'RMB',
      country: 'HK',
    });
    await advanceFully(line);
    const before = await countLog();
    const edits = await letDaysPass(outside, goOn);
    const log = await database.pool.query<EditRow>(
      `select operation, subject, before, after from operation_log
       where team_id = $1 and actor_kind = 'outside' and operation_id > $2 order by operation_id`,
      [team, before],
    );
    expect(edits.length).toBeGreaterThan(6 * hours);
    expect(matchEdits(edits, log.rows)).toEqual({ missing: [], left: [] });

    const today = dayIn(line.account.timeZone, new Date(endsAt));
    const range = { from: addDays(today, -85), to: addDays(today, -1) };
    const campaignIds = (await listCampaigns()).map(({ id }) => id);
    const of = { teamId: team, adAccountId: line.account.adAccountId, campaignIds };
    let compared = 0;
    for (const series of appleSeries.filter(({ level }) => level !== 'searchTerm')) {
      const apples = (await askFigures(ask, of, series, { span: 'day', range })).map((fact) => lineOf(fact));
      const ours = await listOwn(series, range.from, range.to);
      expect([series, [...new Set(ours).symmetricDifference(new Set(apples))]]).toEqual([series, []]);
      compared += ours.length;
    }
    process.stdout.write(`${hours} hours, ${edits.length} edits, ${compared} rows of figures\n`);
    expect(compared).toBeGreaterThan(1000);
    expect(await checkRollUps(database)).toEqual([]);
    expect(await listGaps(database.read, { ...line.account, until: range.to })).toEqual([]);
  },
  60 * 60_000,
);
