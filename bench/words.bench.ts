import { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { findWordPlaces, findWords } from '@tapwright/contracts/words';
import { maxKeywordsOfAdGroup } from '@tapwright/domain/keyword-text';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { firstUserId, tokenOf } from './fill-teams.ts';
import { adamId, fillWords, lastDay, nameWord, storefronts, wordsTeamId as teamId } from './fill-words.ts';
import { ask } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rounds = 9;
/** More rows than a screen shows at once. */
const seen = 100;
const country = 'US';
const firstOfWeek = '2026-11-14';
const week = { startTime: firstOfWeek, endTime: lastDay };
const headers = { authorization: tokenOf(firstUserId) };
type Query = Record<string, string | number>;

/** The keyword library of a team with 200,000 words over 20 storefronts, beside the same SQL by hand. */
export async function measure(thousands = 200): Promise<Measurement[]> {
  const words = thousands * 1000;
  return withDatabase(async (url, dataDir) => {
    const database = await openDatabase({ connection: { connectionString: url } });
    await fillWords(database, words);
    const server = await startProcess('whole-server', [url, dataDir]);
    const measured = await measureWords(database, server.ready, words);
    await server.stop();
    await database.close();
    return measured;
  });
}

async function measureWords({ pool }: Database, origin: string, words: number): Promise<Measurement[]> {
  const list = (query: string) => () =>
    ask(origin, `${findWords.path}?${textOf({ ...week, adamId, country, pageSize: seen })}${query}`, {
      headers,
    });
  const first = await time(list(''));
  const last = Math.floor(words / storefronts.length / seen);
  const filters = {
    'popular, not ours, not negative':
      '&having=weekPopularity>=40&having=runningIn=0&having=negativeIn=0&sortBy=weekPopularity',
    'of a name': '&name=app',
    'with so many taps': '&having=taps>=20',
    'ours alone': '&origin=own',
    'by name, the last page': `&sortBy=name&sortOrder=asc&pageNum=${last}`,
    'by the day they were seen first': '&sortBy=firstSeen',
  };
  const measured: Measurement[] = [
    say(`first rows of ${words} words over 20 storefronts, by spend`, first, 200),
  ];
  for (const [what, query] of Object.entries(filters))
    measured.push(
      say(what, await time(list(query.replaceAll('>=', '%3E%3D').replaceAll('In=', 'In%3D'))), 300),
    );
  const byHand = await time(() => pool.query(firstByHand));
  const places = await time(() => ask(origin, `${findWordPlaces.path}?${textOf({})}`, { headers }));
  return [
    ...measured,
    {
      what: `words: first rows, to the same by hand (${byHand.toFixed(0)} ms)`,
      figure: `${(first / byHand).toFixed(2)} ×`,
      goal: { words: 'at most 1.5 ×', isMet: first <= byHand * 1.5 },
    },
    say('which apps and storefronts there are', places, 200),
    ...(await measureOwners(pool, origin, words)),
  ];
}

/** As many keywords as an ad group takes, as pasted for every storefront: every third is one of the team's already. */
async function measureOwners(pool: Database['pool'], origin: string, words: number): Promise<Measurement[]> {
  const keywords = Array.from({ length: maxKeywordsOfAdGroup }, (_, place) =>
    place % 3 === 0 ? nameWord((7 * place) % words) : `new ${place}`,
  );
  const asked = await time(() =>
    ask(origin, findKeywordOwners.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ teamId, adamId, countries: storefronts, keywords }),
    }),
  );
  const byHand = await time(() => pool.query(ownersByHand, [keywords]));
  return [
    say(`which of ${keywords.length} pasted keywords an ad group has already`, asked, 300),
    {
      what: `words: owners, to the same by hand (${byHand.toFixed(0)} ms)`,
      figure: `${(asked / byHand).toFixed(2)} ×`,
      goal: { words: 'at most 2 ×', isMet: asked <= byHand * 2 },
    },
  ];
}

const ownersByHand = `
  select distinct on (k.word, k.match_type) k.word, k.match_type, k.campaign_id, k.ad_group_id
  from keywords k join campaigns c on c.team_id = k.team_id and c.campaign_id = k.campaign_id
  join (select distinct fold_word(one) as word from unnest($1::text[]) as one) as asked on asked.word = k.word
  where k.team_id = ${teamId} and c.adam_id = '${adamId}' and not k.is_removed and k.status = 'ENABLED'
  order by k.word, k.match_type, k.keyword_id`;

const textOf = (query: Query) =>
  new URLSearchParams(
    Object.entries({ teamId, ...query }).map(([name, value]) => [name, String(value)]),
  ).toString();

const sums = `sum(spend_usd_micros) as spend, sum(impressions) as impressions, sum(taps) as taps,
  sum(tap_installs) as installs, sum(tap_new_downloads) as news, sum(tap_redownloads) as again,
  sum(view_installs) as views, sum(view_new_downloads) as view_news, sum(view_redownloads) as view_again`;
const summed = [
  'spend',
  'impressions',
  'taps',
  'installs',
  'news',
  'again',
  'views',
  'view_news',
  'view_again',
];
const placed = `select campaign_id from campaigns where team_id = ${teamId} and adam_id = '${adamId}'
  and apple #> '{targeting,countryOrRegion,include}' ? '${country}'`;

const firstByHand = `
  with placed as materialized (${placed}),
  held as (
    select k.word, count(*) filter (where k.status = 'ENABLED') as runs, count(*) as keywords,
      max((k.apple #>> '{bid,amount}')::numeric) as bid
    from keywords k where k.team_id = ${teamId} and not k.is_removed and k.campaign_id in (select * from placed)
    group by k.word),
  kept_out as (
    select word, count(*) as negatives from negative_keywords
    where team_id = ${teamId} and not is_removed and campaign_id in (select * from placed) group by word),
  sums as (
    select ad_group_id, term, ${sums} from search_term_days
    where team_id = ${teamId} and day between '${firstOfWeek}' and '${lastDay}'
      and campaign_id in (select * from placed) group by ad_group_id, term),
  met as (
    select t.word, count(distinct t.ad_group_id) as met_in, min(first_on) as first_on,
      ${summed.map((name) => `sum(${name}) as ${name}`).join(', ')}
    from seen_terms t left join sums s on s.ad_group_id = t.ad_group_id and s.term = t.term
    where t.team_id = ${teamId} and t.campaign_id in (select * from placed) group by t.word),
  shown as (
    select search_term as word, min(low_share), max(high_share), min(rank), max(popularity), max(day)
    from (select distinct on (ad_account_id, search_term) * from impression_share_days
      where team_id = ${teamId} and adam_id = '${adamId}' and country = '${country}' and day > date '${lastDay}' - 30
      order by ad_account_id, search_term, day desc) as newest group by search_term),
  words as materialized (
    select * from held full join kept_out using (word) full join met using (word) left join shown using (word))
  select * from (select * from words order by spend desc nulls last, word limit ${seen}) as page
  cross join (select count(*), sum(spend), sum(taps), count(*) filter (where keywords > 0) as own,
    count(*) filter (where met_in > 0) as terms, count(*) filter (where negatives > 0) as negative from words) as total`;

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
  what: `words: ${what}`,
  figure: `${ms.toFixed(0)} ms`,
  goal: { words: `at most ${goalMs} ms`, isMet: ms <= goalMs },
});
