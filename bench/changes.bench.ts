import { setTimeout as wait } from 'node:timers/promises';
import { addCampaigns, modifyKeywords, previewChanges } from '@tapwright/contracts/change-sets';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import * as z from 'zod/mini';
import { askSandbox, changeBare, createBare, type Keyword } from './bare-changes.ts';
import { connectTeam } from './connect-team.ts';
import { measureOverlay } from './overlay-pages.ts';
import { type Plan, planCampaigns } from './plan-campaigns.ts';
import { addPeople, ask, prepareSignIn } from './people.ts';
import { type SandboxProcess, startSandboxProcess, workMsOf } from './sandbox-process.ts';
import { type BenchProcess, startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const clock = '2026-11-20T12:00:00Z';
const bidCount = 5_000;
const singles = 40;
const longestMs = 300_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

type Timed<Result> = { ms: number; result: Result };
async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}

const setOf = z.looseObject({ changeSetId: z.int() });

class Bench {
  readonly #server: BenchProcess;
  readonly #token: string;
  readonly #database: Database;
  readonly #teamId: number;

  constructor(server: BenchProcess, token: string, database: Database, teamId: number) {
    this.#server = server;
    this.#token = token;
    this.#database = database;
    this.#teamId = teamId;
  }

  /** What the server itself has worked, whatever else the machine had to do. */
  workedMs(): number {
    return workMsOf(this.#server);
  }

  async ask(path: string, body: object): Promise<unknown> {
    return ask(this.#server.ready, path, {
      method: 'POST',
      headers: { authorization: this.#token, 'content-type': 'application/json' },
      body: JSON.stringify({ teamId: this.#teamId, ...body }),
    });
  }

  /** Pages of the database; the list is read as a page of the console would. */
  async measureOverlay(): Promise<Measurement[]> {
    return measureOverlay(this.#database, this.#teamId, async (path) =>
      ask(this.#server.ready, path, { headers: { authorization: this.#token } }),
    );
  }

  /** Its time, and that until all of it had ended. */
  async commit(path: string, body: object) {
    const before = this.workedMs();
    const committed = await timed(async () => z.parse(setOf, await this.ask(path, body)).changeSetId);
    const workedMs = this.workedMs() - before;
    const live = await timed(async () => this.untilSettled(committed.result));
    return {
      changeSetId: committed.result,
      committedMs: committed.ms,
      workedMs,
      liveMs: committed.ms + live.ms,
    };
  }

  async untilSettled(changeSetId: number): Promise<void> {
    const until = performance.now() + longestMs;
    for (;;) {
      const { rows } = await this.#database.pool.query<{ state: string; openCount: number }>(
        `select state, open_count as "openCount" from change_sets where team_id = $1 and change_set_id = $2`,
        [this.#teamId, changeSetId],
      );
      if (rows[0]?.state === 'settled') break;
      if (performance.now() > until)
        throw new Error(`A set is ${rows[0]?.state} with ${rows[0]?.openCount} edits.`);
      await wait(50);
    }
    const { rows } = await this.#database.pool.query<{ refusal: string; words: string }>(
      `select refusal, apple_words as words from edits where team_id = $1 and change_set_id = $2 and state <> 'live' limit 1`,
      [this.#teamId, changeSetId],
    );
    if (rows[0] !== undefined) throw new Error(`An edit ended with ${rows[0].refusal}: ${rows[0].words}`);
  }

  async listKeywords(): Promise<Keyword[]> {
    const { rows } = await this.#database.pool.query<Keyword>(
      `select keyword_id::text as id, apple #>> '{bid,currency}' as currency from keywords
       where team_id = $1 and not is_removed and text ~ '^focus timer [0-9]+ [0-9]+ [0-9]+$' order by keyword_id limit ${bidCount}`,
      [this.#teamId],
    );
    return rows;
  }

  /** The rows of a set once more, by a statement that knows them all beforehand. */
  async insertByHand(changeSetId: number): Promise<number> {
    const { pool } = this.#database;
    await pool.query('begin');
    const { ms } = await timed(async () =>
      pool.query(
        `insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, ad_group_id,
           intent, before, after, confirmed, state, turn)
         select team_id, change_set_id, number + 1000000, kind, object_id, ad_account_id, campaign_id, ad_group_id,
           intent, before, after, confirmed, 'waiting', turn
         from edits where team_id = $1 and change_set_id = $2`,
        [this.#teamId, changeSetId],
      ),
    );
    await pool.query('rollback');
    return ms;
  }
}

const bidsOf = (keywords: readonly Keyword[], bid: string) => ({
  keywords: keywords.map(({ id }) => ({ keywordId: id, bid })),
  confirmed: ['bidRose'],
});

type Planned = { rows: Measurement[]; bare: Keyword[] };

async function measurePlan(bench: Bench, sandbox: SandboxProcess, plan: Plan): Promise<Planned> {
  const body = { newCampaigns: plan.campaigns };
  const previews = [];
  const before = bench.workedMs();
  for (let time = 0; time < 3; time += 1)
    previews.push((await timed(async () => bench.ask(previewChanges.path, body))).ms);
  const previewWork = (bench.workedMs() - before) / 3;
  const { committedMs, workedMs, liveMs } = await bench.commit(addCampaigns.path, {
    campaigns: plan.campaigns,
  });
  const bare = await timed(async () => createBare(sandbox, plan));
  const previewMs = medianOf(previews);
  const what = `changes: ${plan.campaigns.length} campaigns with ${plan.keywordCount} keywords`;
  const rows = [
    {
      what: `${what} previewed`,
      figure: `${seconds(previewMs)}, of which the server worked ${seconds(previewWork)}`,
      goal: { words: 'at most 1 s', isMet: previewMs <= 1_000 },
    },
    {
      what: `${what} committed`,
      figure: `${seconds(committedMs)}, of which the server worked ${seconds(workedMs)}`,
      goal: { words: 'at most 3 s', isMet: committedMs <= 3_000 },
    },
    {
      what: `${what} live at the sandbox`,
      figure: `${(liveMs / 1000).toFixed(1)} s`,
      goal: { words: 'at most 60 s', isMet: liveMs <= 60_000 },
    },
    {
      what: 'changes: as many times what a bare loop takes for the same calls',
      figure: `${(liveMs / bare.ms).toFixed(2)} ×`,
    },
  ];
  return { rows, bare: bare.result };
}

/** No network lies between here and the sandbox; Apple's answers come from further away. */
const farAwayMs = 100;

async function moveAway(sandbox: SandboxProcess): Promise<void> {
  const fault = { kind: 'slow', delayMs: farAwayMs, times: null };
  const response = await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The sandbox answers ${response.status}: ${await response.text()}`);
}

type Round = Awaited<ReturnType<Bench['commit']>> & { bareMs: number };

/**
 * Ours and then the bare loop, so often that a moment in which the machine did something else shows in neither alone.
 * The first is not counted: whoever comes first pays for what is compiled then, here and in the sandbox.
 */
async function takeTurns(
  bench: Bench,
  sandbox: SandboxProcess,
  { ours, bare, bids }: { ours: readonly Keyword[]; bare: readonly Keyword[]; bids: readonly string[] },
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (const bid of bids) {
    const committed = await bench.commit(modifyKeywords.path, bidsOf(ours, bid));
    rounds.push({ ...committed, bareMs: (await timed(async () => changeBare(sandbox, bare, bid))).ms });
  }
  return rounds.slice(1);
}

async function measureBids(
  bench: Bench,
  sandbox: SandboxProcess,
  bareKeywords: readonly Keyword[],
): Promise<Measurement[]> {
  const keywords = await bench.listKeywords();
  const answers: number[] = [];
  for (const one of keywords.slice(0, singles))
    answers.push((await timed(async () => bench.ask(modifyKeywords.path, bidsOf([one], '0.90')))).ms);
  await wait(3_000);
  const previews = [];
  for (let time = 0; time < 5; time += 1)
    previews.push((await timed(async () => bench.ask(previewChanges.path, bidsOf(keywords, '0.70')))).ms);
  const bare = bareKeywords.slice(0, keywords.length);
  const near = ['0.85', '0.80', '0.78', '0.76', '0.74', '0.72'];
  const rounds = await takeTurns(bench, sandbox, { ours: keywords, bare, bids: near });
  const middle = (of: (round: Round) => number) => medianOf(rounds.map(of));
  const [committedMs, workedMs] = [middle((one) => one.committedMs), middle((one) => one.workedMs)];
  const liveMs = middle((one) => one.liveMs);
  const byHandMs = await bench.insertByHand(rounds.at(-1)?.changeSetId ?? 0);
  const overlay = await bench.measureOverlay();
  await moveAway(sandbox);
  const far = await takeTurns(bench, sandbox, {
    ours: keywords,
    bare,
    bids: ['0.84', '0.82', '0.78', '0.75'],
  });
  const [answerMs, previewMs] = [medianOf(answers), medianOf(previews)];
  const what = `changes: ${keywords.length} bids`;
  return [
    {
      what: 'changes: one edit, median answer',
      figure: `${answerMs.toFixed(1)} ms`,
      goal: { words: 'at most 50 ms', isMet: answerMs <= 50 },
    },
    {
      what: `${what} previewed`,
      figure: `${previewMs.toFixed(0)} ms`,
      goal: { words: 'at most 300 ms', isMet: previewMs <= 300 },
    },
    {
      what: `${what} committed (by one statement by hand ${byHandMs.toFixed(0)} ms)`,
      figure: `${seconds(committedMs)}, of which the server worked ${seconds(workedMs)}`,
      goal: { words: 'at most 1 s', isMet: committedMs <= 1_000 },
    },
    {
      what: `${what} live at the sandbox`,
      figure: `${(liveMs / 1000).toFixed(1)} s`,
      goal: { words: 'at most 15 s', isMet: liveMs <= 15_000 },
    },
    ...overlay,
    ...compareWithBare(rounds, far),
  ];
}

function compareWithBare(rounds: readonly Round[], far: readonly Round[]): Measurement[] {
  const ratiosOf = (some: readonly Round[]) => some.map((one) => one.liveMs / one.bareMs);
  const say = (ratios: readonly number[]) =>
    `${medianOf(ratios).toFixed(2)} ×, median of ${ratios.map((one) => one.toFixed(1)).join(', ')}`;
  const whole = ratiosOf(far);
  return [
    {
      what: 'changes: as many times what a bare loop takes that reads and sends the same, without a network',
      figure: say(ratiosOf(rounds)),
    },
    {
      what: `changes: the same where each answer is ${farAwayMs} ms away`,
      figure: say(whole),
      goal: { words: 'at most 1.3', isMet: medianOf(whole) <= 1.3 },
    },
  ];
}

const apps = z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) });

/** With a number: so many campaigns instead of eighty. */
export async function measure(howMany = 80): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    await addPeople(url, 1);
    const database = await openDatabase({ connection: { connectionString: url }, poolSize: 1 });
    const sandbox = await startSandboxProcess('agency', clock, { days: 10, speed: 1 });
    const server = await startProcess('whole-server', [url, dataDir, sandbox.origin]);
    try {
      const token = await (await prepareSignIn(server.ready))(0);
      const zone = { currency: 'USD', timeZone: 'America/Los_Angeles' };
      const { teamId } = await connectTeam(database, sandbox, zone);
      await database.pool.query(`update campaign_groups set apple_roles = '{Admin}'`);
      const { result } = z.parse(apps, await askSandbox(sandbox, '/campaigns/query', {}));
      const { campaignGroupId } = await database.write
        .selectFrom('campaignGroups')
        .select('campaignGroupId')
        .executeTakeFirstOrThrow();
      const adamId = result[0]?.promotedObjectId ?? '';
      const bench = new Bench(server, token, database, teamId);
      const plan = planCampaigns({ campaignGroupId, adamId, count: howMany });
      const { rows, bare } = await measurePlan(bench, sandbox, plan);
      return [...rows, ...(await measureBids(bench, sandbox, bare))];
    } finally {
      await server.stop();
      await sandbox.stop();
      await database.close();
    }
  });
}
