import { findKeywords } from '@tapwright/contracts/keywords';
import {
  downloadKeywordCsv,
  findReportCampaignGroupList,
  findReportCampaignTotal,
} from '@tapwright/contracts/reports';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { fillKeywordDays, fillStructure, largeAdGroup, lastDay, teamId } from './fill-reports.ts';
import { firstUserId, tokenOf } from './fill-teams.ts';
import { ask } from './people.ts';
import { type BenchProcess, startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const million = 1_000_000;
const goalMillions = 20;
const fewMillions = 2;
const rounds = 9;
const people = 50;
const roundsOfPeople = 8;
const pauseMs = 2000;
/** More rows than a screen shows at once. */
const seen = 100;
/** Memory is looked at now and then, not at each piece of a file. */
const piecesBetween = 20;

const headers = { authorization: tokenOf(firstUserId) };
type Query = Record<string, string | number>;

const week: Query = {
  startTime: '2026-11-14',
  endTime: lastDay,
  compareStartTime: '2026-11-07',
  compareEndTime: '2026-11-13',
};
const year: Query = {
  startTime: '2026-01-01',
  endTime: lastDay,
  compareStartTime: '2025-02-10',
  compareEndTime: '2025-12-31',
};
const month: Query = { startTime: '2026-10-22', endTime: lastDay };

/** Asked through a whole server in a process of its own, beside the same question written by hand. */
export async function measure(howMany = goalMillions): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    const database = await openDatabase({ connection: { connectionString: url } });
    await fillStructure(database);
    const server = await startProcess('whole-server', [url, dataDir]);
    const few = Math.min(fewMillions, howMany);
    await fillKeywordDays(database, few * million);
    const fewMs = await time(() => askOverview(server.ready, week));
    if (howMany > few) await fillKeywordDays(database, howMany * million);
    const measured = [
      ...(await measureOverview(database, server.ready, fewMs, `${few} to ${howMany} million keyword days`)),
      ...(await measureKeywords(database, server.ready)),
      ...(await measureFile(server)),
      await measurePeople(server.ready),
      // Nine questions are few: until then most of its code runs for the first times.
      say(
        'overview of 7 days, of a server that people have asked',
        await time(() => askOverview(server.ready, week)),
        15,
      ),
    ];
    await server.stop();
    await database.close();
    return measured;
  });
}

const askCall = (origin: string, path: string, query: Query) =>
  ask(origin, `${path}?${new URLSearchParams({ teamId: String(teamId), ...stringsOf(query) }).toString()}`, {
    headers,
  });
const stringsOf = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Tiles, chart, table and comparison, as the page asks for them. */
const askOverview = (origin: string, range: Query) =>
  Promise.all([
    askCall(origin, findReportCampaignTotal.path, range),
    askCall(origin, findReportCampaignGroupList.path, range),
  ]);

async function measureOverview(
  database: Database,
  origin: string,
  fewMs: number,
  growth: string,
): Promise<Measurement[]> {
  const weekMs = await time(() => askOverview(origin, week));
  const yearMs = await time(() => askOverview(origin, year));
  const byHand = (range: Query) => time(() => database.pool.query(overviewByHand(range)));
  return [
    say('overview of 7 days', weekMs, 15),
    compare('overview of 7 days', weekMs, await byHand(week)),
    say('overview of this year', yearMs, 120),
    compare('overview of this year', yearMs, await byHand(year)),
    {
      what: `reports: overview of 7 days, from ${growth}`,
      figure: `${(((weekMs - fewMs) / fewMs) * 100).toFixed(0)} %`,
      goal: { words: 'at most 20 % more', isMet: weekMs <= 1.2 * fewMs },
    },
  ];
}

async function measureKeywords(database: Database, origin: string): Promise<Measurement[]> {
  const list = (query: Query) => askCall(origin, findKeywords.path, { pageSize: 10, ...query });
  const ofYear = { startTime: '2026-01-01', endTime: lastDay };
  const first = await time(() => list(ofYear));
  const last = await time(() => list({ ...ofYear, pageNum: 3000 }));
  const large = await time(() => list({ ...month, adGroupId: largeAdGroup, pageSize: seen }));
  const whole = await time(() => list({ ...month, adGroupId: largeAdGroup, pageSize: 5000 }));
  const handFirst = await time(() => database.pool.query(keywordsByHand));
  const handLarge = await time(() => database.pool.query(adGroupByHand));
  return [
    say('30,000 keywords of this year by spend, first page and totals', first, 80),
    compare('30,000 keywords of this year', first, handFirst),
    {
      what: 'reports: its last page to its first',
      figure: `${(last / first).toFixed(2)} ×`,
      goal: { words: 'at most 2', isMet: last <= 2 * first },
    },
    say("one ad group's 5,000 keywords of 30 days, a page and totals", large, 60),
    { what: 'reports: the same, all of them', figure: `${Math.round(whole)} ms` },
    compare("one ad group's 5,000 keywords of 30 days", large, handLarge),
  ];
}

const measuresByHand = `sum(spend_usd_micros) as spend, sum(impressions) as impressions, sum(taps) as taps,
  sum(tap_installs) as installs, sum(tap_new_downloads) as news, sum(tap_redownloads) as again,
  sum(view_installs) as views, sum(view_new_downloads) as view_news, sum(view_redownloads) as view_again`;

function overviewByHand(range: Query): string {
  const of = (from: unknown, to: unknown) => `
    select day, ${measuresByHand} from campaign_days
    where team_id = ${teamId} and zone = 'ORTZ' and day between '${String(from)}' and '${String(to)}' group by day;
    select ad_account_id, ${measuresByHand} from campaign_days
    where team_id = ${teamId} and zone = 'ORTZ' and day between '${String(from)}' and '${String(to)}'
    group by ad_account_id;`;
  return of(range['startTime'], range['endTime']) + of(range['compareStartTime'], range['compareEndTime']);
}

/** The rows that hold this year until now. */
const thisYear = `where team_id = ${teamId} and month <= '2026-11-01' and until = '2027-01-01'`;

const keywordsByHand = `
  with sums as (
    select keyword_id, ${measuresByHand} from keyword_months ${thisYear} group by keyword_id)
  select k.text, k.match_type, k.apple #>> '{bid,amount}', page.* from (
    select * from sums order by spend desc nulls last, keyword_id limit 10) page
  join keywords k on k.team_id = ${teamId} and k.keyword_id = page.keyword_id;
  select count(*) from keywords where team_id = ${teamId} and not is_removed;
  select ${measuresByHand} from keyword_months ${thisYear};`;

const adGroupByHand = `
  select k.keyword_id, k.text, k.match_type, k.apple #>> '{bid,amount}' as bid, sums.*
  from keywords k left join (
    select keyword_id, ${measuresByHand} from keyword_days
    where team_id = ${teamId} and ad_group_id = ${largeAdGroup}
      and day between '2026-10-22' and '${lastDay}' group by keyword_id) sums on sums.keyword_id = k.keyword_id
  where k.team_id = ${teamId} and k.ad_group_id = ${largeAdGroup} order by spend desc nulls last;`;

async function measureFile(server: BenchProcess): Promise<Measurement[]> {
  const query = new URLSearchParams({ teamId: String(teamId), startTime: '2026-01-01', endTime: lastDay });
  const fetchFile = () => fetch(`${server.ready}${downloadKeywordCsv.path}?${query.toString()}`, { headers });
  await (await fetchFile()).arrayBuffer();
  const before = Number(await server.ask('memory'));
  const startedMs = performance.now();
  const response = await fetchFile();
  const reader = response.body?.getReader();
  await reader?.read();
  const firstByteMs = performance.now() - startedMs;
  await reader?.read();
  const firstRowMs = performance.now() - startedMs;
  let most = 0;
  let pieces = 0;
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    pieces += 1;
    if (pieces % piecesBetween === 0) most = Math.max(most, Number(await server.ask('memory')));
  }
  const grown = (most - before) / 1024 / 1024;
  return [
    say('CSV of 30,000 keywords, first byte', firstByteMs, 200),
    { what: 'reports: the same, first rows', figure: `${firstRowMs.toFixed(0)} ms` },
    {
      what: 'reports: memory more while it streams',
      figure: `${grown.toFixed(0)} MB`,
      goal: { words: 'at most 30 MB', isMet: grown <= 30 },
    },
  ];
}

async function measurePeople(origin: string): Promise<Measurement> {
  const waits: number[] = [];
  const person = async (place: number) => {
    await new Promise((resolve) => setTimeout(resolve, (place * pauseMs) / people));
    for (let round = 0; round < roundsOfPeople; round += 1) {
      const startedMs = performance.now();
      await askOverview(origin, week);
      const tookMs = performance.now() - startedMs;
      waits.push(tookMs);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, pauseMs - tookMs)));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, place) => person(place)));
  return say(
    `overview, ${people} people each every ${pauseMs / 1000} s, 95th percentile`,
    quantileOf(waits, 0.95),
    400,
  );
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedMs = performance.now();
    await work();
    // The first warms the caches and does not count.
    if (round > 0) times.push(performance.now() - startedMs);
  }
  return medianOf(times);
}

const say = (what: string, ms: number, goalMs: number): Measurement => ({
  what: `reports: ${what}`,
  figure: `${ms.toFixed(0)} ms`,
  goal: { words: `at most ${goalMs} ms`, isMet: ms <= goalMs },
});

const compare = (what: string, ms: number, byHandMs: number): Measurement => ({
  what: `reports: ${what}, to the same by hand (${byHandMs.toFixed(0)} ms)`,
  figure: `${(ms / byHandMs).toFixed(2)} ×`,
  goal: { words: 'at most 1.5', isMet: ms <= 1.5 * byHandMs },
});
