import { setTimeout as wait } from 'node:timers/promises';
import { sampleRates } from '@tapwright/server/features/exchange-rates/index';
import { checkRollUps, storeRates } from '@tapwright/server/features/measures/index';
import { controlSandbox } from '@tapwright/server/features/apple-sync/testing/control-sandbox';
import {
  type Edited,
  type EditRow,
  matchEdits,
  openOutside,
} from '@tapwright/server/features/apple-sync/testing/edit-outside';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import * as z from 'zod/mini';
import { BusyClient, keepBusy } from './busy-client.ts';
import { findPlace, makeTurns } from './busy-turns.ts';
import { connectTeam } from './connect-team.ts';
import { allColumns, countDifferences, daysBefore, type Figures, readNewer } from './figures-of-days.ts';
import { addPeople, ask, prepareSignIn } from './people.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { startProcess } from './start-process.ts';
import type { Measurement } from './table.ts';
import { withDatabase } from './with-database.ts';

const days = 10;
const speed = 1000;
const dayMs = 86_400_000;
const startsAt = Date.parse('2026-11-20T00:00:00Z');
const zone = { currency: 'USD', timeZone: 'America/Los_Angeles' };
const clients = 2;
const pauseMs = 100;
/** `Date` has whole seconds. */
const roundingMs = 2000;

type State = {
  error: string | null;
  running: string | null;
  readAt: Date | null;
  isWanted: boolean;
  refused: number;
};

async function readState({ pool }: Database): Promise<State> {
  const { rows } = await pool.query<State>(
    `select error, running, wanted_at is not null as "isWanted",
       (select max(succeeded_at) from sync_passes where kind = 'recent') as "readAt",
       (select count(*)::int from sync_refusals) as refused
     from sync_accounts`,
  );
  return rows[0] ?? { error: null, running: null, readAt: null, isWanted: false, refused: 0 };
}

async function untilRead(database: Database, since: number): Promise<void> {
  for (;;) {
    const { readAt, running, isWanted } = await readState(database);
    if (running === null && !isWanted && readAt && readAt.getTime() >= since - roundingMs) return;
    await wait(200);
  }
}

/** What the console tells of every campaign, in the form of what Apple tells. */
async function readConsole({ pool }: Database, start: string, end: string): Promise<Figures> {
  const { rows } = await pool.query<{ key: string; figures: number[] }>(
    `select campaign_id || ' ' || day as key,
       array[impressions, taps, tap_installs, view_installs, spend_micros / 10000]::bigint[] as figures
     from campaign_days where zone = 'ORTZ' and day between $1 and $2`,
    [start, end],
  );
  return new Map(rows.map(({ key, figures }) => [key, figures.map(Number)]));
}

const withoutEmpty = (figures: Figures): Figures =>
  new Map([...figures].filter(([, row]) => row.some((figure) => figure !== 0)));

/** Days that neither side may still change are the same in the console and at Apple. */
async function countDrift(
  database: Database,
  client: BusyClient,
  start: string,
  end: string,
): Promise<number> {
  const apples = withoutEmpty(await readNewer(client, start, end));
  return countDifferences(apples, await readConsole(database, start, end), allColumns);
}

const liveKeywords = z.object({
  result: z.array(z.object({ id: z.number(), bid: z.object({ amount: z.string() }) })),
});

/** Keywords that are alive on one side alone, or at another bid. */
async function countStrayKeywords(
  { pool }: Database,
  client: BusyClient,
  campaignId: number,
): Promise<number> {
  const answer = await client.newer('POST', '/keywords/query', {
    filters: [{ field: 'campaignId', operator: 'EQUALS', value: String(campaignId) }],
    pagination: { pageSize: 1000 },
  });
  const { rows } = await pool.query<{ id: string; bid: string }>(
    `select keyword_id::text as id, apple -> 'bid' ->> 'amount' as bid from keywords
     where campaign_id = $1 and not is_removed`,
    [campaignId],
  );
  const ours = new Set(rows.map(({ id, bid }) => `${id} ${bid}`));
  const theirs = new Set(z.parse(liveKeywords, answer).result.map(({ id, bid }) => `${id} ${bid.amount}`));
  return ours.symmetricDifference(theirs).size;
}

const me = z.object({ result: z.object({ userId: z.int() }) });

/** What others change by the same API is from outside as well. */
async function readOwnUserId(client: BusyClient): Promise<string> {
  return String(z.parse(me, await client.newer('GET', '/me')).result.userId);
}

/** How long nothing was under way, before all that was due is taken for read. */
const restMs = 100_000;

/** Every pass that is due by now has ended: the timetable looks each minute. */
async function untilAllRead(database: Database): Promise<void> {
  for (let restedAt = performance.now(); performance.now() - restedAt < restMs; await wait(1_000)) {
    const { running, isWanted } = await readState(database);
    if (running !== null || isWanted) restedAt = performance.now();
  }
}

const apps = z.object({
  result: z.tuple([z.object({ adamId: z.union([z.string(), z.int()]) })], z.unknown()),
});

/** A colleague at Apple's own console, an hour's work in each hour of the sandbox's clock. */
async function workOutside(
  sandbox: SandboxProcess,
  client: BusyClient,
  isOver: () => boolean,
): Promise<Edited[]> {
  const [{ adamId }] = z.parse(apps, await client.newer('GET', '/search/apps?returnOwnedApps=true')).result;
  const switches = controlSandbox(sandbox.origin);
  const place = { adamId: String(adamId), currency: zone.currency, country: 'US' };
  const outside = await openOutside(switches, await switches.addUser(sandbox.orgId), place);
  const edits: Edited[] = [];
  for (let hour = 1; !isOver(); hour += 1) {
    edits.push(...(await outside.workAnHour(hour)));
    while (!isOver() && (await client.now()) < startsAt + hour * 3_600_000) await wait(200);
  }
  return edits;
}

/** What was edited outside and stands in no row of the log with what it was and what it became. */
async function countMissingEdits({ pool }: Database, edits: readonly Edited[]): Promise<number> {
  const { rows } = await pool.query<EditRow>(
    `select operation, subject, before, after from operation_log where actor_kind = 'outside' order by operation_id`,
  );
  const { missing } = matchEdits(edits, rows);
  globalThis.console.log(`${edits.length} edits from outside, ${rows.length} rows of the log`);
  for (const edit of missing.slice(0, 10)) globalThis.console.log(`Missing: ${JSON.stringify(edit)}`);
  return missing.length;
}

async function countLateGaps({ pool }: Database, since: string, until: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from (
       select unnest(datemultirange(daterange($1, $2, '[]')) - range_agg(days)) from report_coverage group by series) as gaps`,
    [since, until],
  );
  return rows[0]?.count ?? 0;
}

type Console = {
  readMemory: () => Promise<number>;
  refresh: () => Promise<unknown>;
};
type Watch = { megabytes: number[]; errors: Set<string>; mostHoursOld: number };

/** Ten days of the sandbox go by while others work in the account; the console reads at its own pace. */
async function letDaysPass(
  { database, client, console: ours }: { database: Database; client: BusyClient; console: Console },
  watch: Watch,
): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    for (;;) {
      const now = await client.now();
      const { error, readAt, refused } = await readState(database);
      if (error) watch.errors.add(error);
      if (refused > 0) watch.errors.add(`${refused} steps put aside`);
      watch.mostHoursOld = Math.max(watch.mostHoursOld, (now - (readAt?.getTime() ?? now)) / 3_600_000);
      if (now >= startsAt + day * dayMs) break;
      await wait(1000);
    }
    watch.megabytes.push(await ours.readMemory());
    const told = `${watch.megabytes.at(-1)?.toFixed(0)} MB, ${[...watch.errors].join(', ') || 'no error'}`;
    globalThis.console.log(`Day ${day}: ${told}`);
  }
}

type Found = {
  watch: Watch;
  failures: number;
  drift: number;
  stray: number;
  gaps: number;
  wrongMonths: number;
  edits: number;
  missing: number;
};

const none = (what: string, figure: number): Measurement => ({
  what: `ten days at 1,000 × in the console: ${what}`,
  figure: String(figure),
  goal: { words: 'none', isMet: figure === 0 },
});

function describe({
  watch,
  failures,
  drift,
  stray,
  gaps,
  wrongMonths,
  edits,
  missing,
}: Found): Measurement[] {
  const [first = 0, last = 0] = [watch.megabytes[2], watch.megabytes.at(-1)];
  const growth = last / first - 1;
  return [
    none('kinds of errors of the sync', watch.errors.size),
    none('answers of the sandbox to others that are no 200', failures),
    none('days of campaigns that differ from Apple’s', drift),
    none('keywords that differ from Apple’s', stray),
    none('days missing among the last 85', gaps),
    none(`edits from outside that stand not in the log, of ${edits}`, missing),
    none('levels whose months are not their days', wrongMonths),
    {
      what: 'ten days at 1,000 × in the console: oldest measures, by the sandbox’s clock',
      figure: `${watch.mostHoursOld.toFixed(0)} h`,
    },
    {
      what: 'ten days at 1,000 × in the console: memory of the server, day by day',
      figure: `${watch.megabytes.map((size) => size.toFixed(0)).join(' ')} MB`,
      goal: { words: 'at most 15 % more after ten days than after three', isMet: growth <= 0.15 },
    },
  ];
}

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, 1);
    const database = await openDatabase({ connection: { connectionString: url }, poolSize: 2 });
    const range = { from: '2024-07-01', until: '2026-12-31' };
    await storeRates(database, await sampleRates.read(range, AbortSignal.timeout(1000)));
    const sandbox = await startSandboxProcess('demo', new Date(startsAt).toISOString());
    const server = await startProcess('whole-server', [url, dataDir, sandbox.origin]);
    const authorization = await (await prepareSignIn(server.ready))(0);
    const appleUserId = await readOwnUserId(new BusyClient(sandbox));
    const { teamId } = await connectTeam(database, sandbox, { ...zone, appleUserId });
    const ours: Console = {
      readMemory: async () => Number(await server.ask('memory')) / 1024 / 1024,
      refresh: async () =>
        ask(server.ready, `/adv/refreshAdvReports?teamId=${teamId}`, { headers: { authorization } }),
    };
    const found = await goThrough({ database, sandbox, console: ours });
    await server.stop();
    await sandbox.stop();
    await database.close();
    return describe(found);
  });
}

async function goThrough({
  database,
  sandbox,
  console: ours,
}: {
  database: Database;
  sandbox: SandboxProcess;
  console: Console;
}): Promise<Found> {
  await ours.refresh();
  await untilRead(database, startsAt);
  const client = new BusyClient(sandbox);
  const place = await findPlace(client);
  const busy = Array.from({ length: clients }, () => new BusyClient(sandbox));
  const watch: Watch = { megabytes: [], errors: new Set(), mostHoursOld: 0 };
  let isOver = false;
  const switches = controlSandbox(sandbox.origin);
  await switches.control('POST', '/clock', { speed });
  const working = busy.map(async (each) => keepBusy(makeTurns(each, place), pauseMs, () => isOver));
  const outside = workOutside(sandbox, new BusyClient(sandbox), () => isOver);
  await letDaysPass({ database, client, console: ours }, watch);
  isOver = true;
  const edits = await outside;
  await Promise.all(working);
  await switches.control('POST', '/clock', { speed: 0 });
  const end = await client.now();
  await ours.refresh();
  await untilRead(database, end);
  await untilAllRead(database);
  const failures = [client, ...busy].flatMap((each) => [...each.failures]);
  for (const [what, times] of failures) globalThis.console.log(`${times} × ${what}`);
  return {
    watch,
    failures: failures.reduce((sum, [, times]) => sum + times, 0),
    drift: await countDrift(database, client, daysBefore(end, 80), daysBefore(end, 1)),
    stray: await countStrayKeywords(database, client, place.campaignId),
    gaps: await countLateGaps(database, daysBefore(end, 85), daysBefore(end, 1)),
    edits: edits.length,
    missing: await countMissingEdits(database, edits),
    wrongMonths: (await checkRollUps(database)).length,
  };
}
