import { findKeywords } from '@tapwright/contracts/keywords';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { findReportKeywordTotalBySearch } from '@tapwright/contracts/reports';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { fillKeywordDays, fillSearchTermDays, fillStructure, lastDay, teamId } from './fill-reports.ts';
import { firstUserId, tokenOf } from './fill-teams.ts';
import { ask } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const million = 1_000_000;
const rows = 100_000;
const rounds = 9;
/** More rows than a screen shows at once. */
const seen = 100;
const firstOfWeek = '2026-11-14';

const week = { startTime: firstOfWeek, endTime: lastDay };
const compared = { ...week, compareStartTime: '2026-11-07', compareEndTime: '2026-11-13' };
const headers = { authorization: tokenOf(firstUserId) };
type Query = Record<string, string | number>;

/** The lists over everything of a team with 100,000 keywords and as many search terms, beside the same SQL by hand. */
export async function measure(millions = 10): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    const database = await openDatabase({ connection: { connectionString: url } });
    await fillStructure(database, rows);
    await fillKeywordDays(database, millions * million, rows);
    await fillSearchTermDays(database, rows);
    const server = await startProcess('whole-server', [url, dataDir]);
    const measured = [
      ...(await measureKeywords(database, server.ready)),
      ...(await measureTerms(database, server.ready)),
    ];
    await server.stop();
    await database.close();
    return measured;
  });
}

async function measureKeywords({ pool }: Database, origin: string): Promise<Measurement[]> {
  const list = (query: Query) => () => askList(origin, findKeywords.path, { ...week, ...query });
  const kinds = () =>
    askList(origin, findReportKinds.path, { ...week, level: 'keyword', kind: 'campaignType' });
  const first = await time(list({ pageSize: seen }));
  const byHand = await time(() => pool.query(keywordsByHand));
  const counted = await time(list({ pageSize: 1, name: '7', having: 'taps>=40' }));
  const countByHand = await time(() => pool.query(countedByHand));
  return [
    say('100,000 keywords of 7 days by spend, first rows and totals', first, 500),
    compare('100,000 keywords', first, byHand),
    say('the same compared with the 7 days before', await time(list({ ...compared, pageSize: seen })), 500),
    say(
      'the same by name, last page',
      await time(list({ pageSize: seen, pageNum: rows / seen, sortBy: 'name' })),
      500,
    ),
    say('of one type of campaign', await time(list({ pageSize: seen, campaignType: 'brand' })), 500),
    say(
      'the same by distance to the CPA goal',
      await time(list({ pageSize: seen, sortBy: 'goalDistance' })),
      500,
    ),
    say('the same with a sparkline each', await time(list({ pageSize: seen, trend: 'taps' })), 500),
    say('put together by campaign type', await time(kinds), 500),
    say('all that match a name and a bound, counted', counted, 300),
    compare('all that match', counted, countByHand),
    {
      what: 'across: 5,000 rows of them at once',
      figure: `${Math.round(await time(list({ pageSize: 5000 })))} ms`,
    },
  ];
}

async function measureTerms({ pool }: Database, origin: string): Promise<Measurement[]> {
  const list = (query: Query) => () =>
    askList(origin, findReportKeywordTotalBySearch.path, { ...week, ...query });
  const first = await time(list({ pageSize: seen }));
  return [
    say('100,000 search terms of 7 days by spend, first rows with their states', first, 500),
    compare('100,000 search terms', first, await time(() => pool.query(termsByHand))),
    say('all terms that match a name, counted', await time(list({ pageSize: 1, name: '7' })), 300),
  ];
}

const askList = (origin: string, path: string, query: Query) => {
  const texts = Object.entries({ teamId, ...query }).map(([name, value]) => [name, String(value)]);
  return ask(origin, `${path}?${new URLSearchParams(texts).toString()}`, { headers });
};

const sums = `sum(spend_usd_micros) as spend, sum(impressions) as impressions, sum(taps) as taps,
  sum(tap_installs) as installs, sum(tap_new_downloads) as news, sum(tap_redownloads) as again,
  sum(view_installs) as views, sum(view_new_downloads) as view_news, sum(view_redownloads) as view_again`;
const inWeek = `where team_id = ${teamId} and day between '${firstOfWeek}' and '${lastDay}'`;

const keywordsByHand = `
  with sums as (select keyword_id, ${sums} from keyword_days ${inWeek} group by keyword_id)
  select k.text, k.match_type, k.apple #>> '{bid,amount}', c.name, g.name, page.* from (
    select k.keyword_id, s.spend, s.taps from keywords k left join sums s using (keyword_id)
    where k.team_id = ${teamId} and not k.is_removed order by s.spend desc nulls last, k.keyword_id limit ${seen}) page
  join keywords k on k.team_id = ${teamId} and k.keyword_id = page.keyword_id
  join campaigns c on c.team_id = ${teamId} and c.campaign_id = k.campaign_id
  join ad_groups g on g.team_id = ${teamId} and g.ad_group_id = k.ad_group_id;
  select count(*) from keywords where team_id = ${teamId} and not is_removed;
  select ${sums} from keyword_days ${inWeek};`;

const countedByHand = `
  select count(*), sum(s.spend), sum(s.taps), sum(s.installs) from keywords k
  join (select keyword_id, ${sums} from keyword_days ${inWeek} group by keyword_id) s using (keyword_id)
  where k.team_id = ${teamId} and not k.is_removed and position('7' in lower(k.text)) > 0 and s.taps >= 40;`;

const termsByHand = `
  with terms as materialized (
    select ad_group_id, keyword_id, source, term, ${sums} from search_term_days ${inWeek} group by 1, 2, 3, 4)
  select * from (select * from terms where term <> '' order by spend desc nulls last limit ${seen}) page
  union all select null, null, null, null, sum(spend), sum(impressions), sum(taps), sum(installs), sum(news),
    sum(again), sum(views), sum(view_news), sum(view_again) from terms;`;

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
  what: `across: ${what}`,
  figure: `${ms.toFixed(0)} ms`,
  goal: { words: `at most ${goalMs} ms`, isMet: ms <= goalMs },
});

const compare = (what: string, ms: number, byHandMs: number): Measurement => ({
  what: `across: ${what}, to the same by hand (${byHandMs.toFixed(0)} ms)`,
  figure: `${(ms / byHandMs).toFixed(2)} ×`,
});
