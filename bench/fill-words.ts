import { factLevels } from '@tapwright/server/features/measures/facts/fact-levels';
import { makeMonths } from '@tapwright/server/features/measures/index';
import { rewriteMonths } from '@tapwright/server/features/measures/months/roll-ups-store';
import type { Database } from '@tapwright/server/platform/db/database';
import { runTransaction } from '@tapwright/server/platform/db/run-transaction';
import { fillTeams, firstTeamId } from './fill-teams.ts';

export const lastDay = '2026-11-20';
export const wordsTeamId = firstTeamId;
export const adamId = '1001';
export const storefronts = [
  'US',
  'JP',
  'KR',
  'DE',
  'FR',
  'GB',
  'CA',
  'AU',
  'IT',
  'ES',
  'BR',
  'MX',
  'NL',
  'SE',
  'TW',
  'HK',
  'SG',
  'TH',
  'ID',
  'TR',
];
const campaignsOfEach = 4;
const adGroupsOfEach = 10;

/** A word lies in one storefront, in an ad group of its own, and of each third one in a second. */
const storefrontOf = (w: string) => `${w} % ${storefronts.length}`;
const campaignOf = (w: string) =>
  `(51000 + (${storefrontOf(w)}) * ${campaignsOfEach} + ${w} / 20 % ${campaignsOfEach})`;
const adGroupOf = (w: string) => `(${campaignOf(w)} * 100 + ${w} / 80 % ${adGroupsOfEach})`;
const accountOf = (campaign: string) => `(700 + ${campaign} % 5)`;
const wordOf = (w: string) =>
  `'word ' || ${w} || case ${w} % 4 when 0 then ' 睡眠' when 1 then ' timer app' else ' free' end`;

/** As it is pasted. */
export const nameWord = (w: number): string =>
  `word ${w}${w % 4 === 0 ? ' 睡眠' : w % 4 === 1 ? ' timer app' : ' free'}`;

/** A team whose app has so many words over its storefronts: a seventh are keywords, a fortieth negatives, all were searched for. */
export async function fillWords(database: Database, words: number): Promise<void> {
  const { pool } = database;
  await fillTeams(database, 20);
  await makeMonths(database, ['2026-10', '2026-11']);
  const countries = storefronts.map((country) => `'${country}'`).join(', ');
  await pool.query(`
    insert into certificates (team_id, certificate_id, public_key, sealed_private_key) values (${wordsTeamId}, 7, 'k', 's');
    insert into campaign_groups (team_id, certificate_id, ad_account_id, apple_org_id, apple_name, name, currency,
      time_zone, attached_at)
    select ${wordsTeamId}, 7, a::text, '1', 'Group ' || a, 'Group ' || a, 'USD', 'UTC', '2024-11-01'
    from generate_series(700, 704) as a;
    insert into campaigns (team_id, ad_account_id, campaign_id, apple)
    select ${wordsTeamId}, ${accountOf('c')}, c, jsonb_build_object('name', 'Campaign ' || c, 'status', 'ENABLED',
      'promotedObjectId', '${adamId}', 'targeting', jsonb_build_object('countryOrRegion', jsonb_build_object('include',
        jsonb_build_array((array[${countries}])[1 + (c - 51000) / ${campaignsOfEach}]))))
    from generate_series(51000, ${50999 + storefronts.length * campaignsOfEach}) as c;
    insert into ad_groups (team_id, ad_account_id, campaign_id, ad_group_id, apple)
    select team_id, ad_account_id, campaign_id, campaign_id * 100 + g, jsonb_build_object('name', 'Ad group ' || g,
      'status', 'ENABLED', 'bidStrategy', '{"bid": {"amount": "1.10", "currency": "USD"}}'::jsonb)
    from campaigns, generate_series(0, ${adGroupsOfEach - 1}) as g where team_id = ${wordsTeamId};
    insert into keywords (team_id, ad_account_id, campaign_id, ad_group_id, keyword_id, apple)
    select ${wordsTeamId}, ${accountOf(campaignOf('w'))}, ${campaignOf('w')}, ${adGroupOf('w')}, w,
      jsonb_build_object('text', ${wordOf('w')}, 'status', case when w % 5 = 0 then 'PAUSED' else 'ENABLED' end,
        'matchType', 'EXACT', 'creationTime', '2026-01-05T08:00:00.000',
        'bid', jsonb_build_object('amount', '1.20', 'currency', 'USD'))
    from generate_series(1, ${words}) as w where w % 7 = 0;
    insert into negative_keywords (team_id, ad_account_id, campaign_id, negative_keyword_id, apple)
    select ${wordsTeamId}, ${accountOf(campaignOf('w'))}, ${campaignOf('w')}, w,
      jsonb_build_object('text', ${wordOf('w')}, 'status', 'ENABLED', 'matchType', 'EXACT')
    from generate_series(1, ${words}) as w where w % 40 = 3;
    insert into report_coverage (team_id, ad_account_id, series, span, days, read_at)
    select ${wordsTeamId}, a, 'searchTerm ORTZ', 'day', datemultirange(daterange('2026-10-01', '${lastDay}', '[]')), now()
    from generate_series(700, 704) as a;
    insert into search_term_days
    select ${wordsTeamId}, ${accountOf(campaignOf('p'))}, ${campaignOf('p')}, ${adGroupOf('p')}, 0, 'AUTO', ${wordOf('w')},
      date '${lastDay}' - d, 1230000 + w % 977 * 1000, 1230000 + w % 977 * 1000, 8733000 + w % 977 * 7100,
      100 + w % 90, 10 + w % 7, w / 20 % 5, 3, 2, 1, 1, 0
    from generate_series(1, ${words}) as w
    cross join lateral (select w as p union all select w + 20 where w % 3 = 0) as place
    cross join generate_series(0, 13) as d where (w + d) % 5 = 0;
    insert into seen_terms (team_id, campaign_id, ad_group_id, term, first_on)
    select team_id, campaign_id, ad_group_id, term, min(day) from search_term_days
    where team_id = ${wordsTeamId} group by team_id, campaign_id, ad_group_id, term;
    insert into impression_share_days
    select ${wordsTeamId}, a, '${adamId}', (array[${countries}])[1 + ${storefrontOf('w')}], ${wordOf('w')},
      date '${lastDay}' - d, 0.1, 0.2, 1 + w % 5, 1 + (w / 20) % 5
    from generate_series(1, ${words}) as w
    cross join lateral (select ${accountOf(campaignOf('w'))} as a) as account
    cross join generate_series(0, 6) as d where w % 4 = 1;`);
  await runTransaction(database, (tx) => rewriteMonths(tx, factLevels.searchTerm, wordsTeamId));
  await fillAppleWords(database, words);
  await analyse(database);
}

/** What Apple tells: 500 popular words in each storefront for half a year, 200 suggested, a bid for each keyword. */
async function fillAppleWords({ pool }: Database, words: number): Promise<void> {
  const countries = storefronts.map((country) => `'${country}'`).join(', ');
  await pool.query(`
    insert into app_genres (team_id, adam_id, genre) values (${wordsTeamId}, '${adamId}', 'PRODUCTIVITY_UTILITIES');
    insert into genre_words (team_id, country, week, genre, term, popularity, rank)
    select ${wordsTeamId}, (array[${countries}])[1 + ${storefrontOf('w')}], date '2026-11-15' - 7 * k,
      'PRODUCTIVITY_UTILITIES', ${wordOf('w')}, 5 + (w + k) % 96, w / 20
    from generate_series(1, least(${words}, 10000)) as w cross join generate_series(0, 26) as k;
    insert into suggested_words (team_id, adam_id, country, kind, term, popularity)
    select ${wordsTeamId}, '${adamId}', (array[${countries}])[1 + ${storefrontOf('w')}], 'keyword', ${wordOf('w * 13')},
      5 + w % 96
    from generate_series(1, 4000) as w on conflict do nothing;
    insert into suggested_bids (team_id, ad_account_id, keyword_id, amount, read_at)
    select team_id, ad_account_id, keyword_id, 1 + keyword_id % 200 / 100.0, now() from keywords
    where team_id = ${wordsTeamId};`);
}

async function analyse({ pool }: Database): Promise<void> {
  for (const table of [
    'keywords',
    'negative_keywords',
    'seen_terms',
    'search_term_days',
    'impression_share_days',
    'genre_words',
    'suggested_words',
    'suggested_bids',
    'campaigns',
    'ad_groups',
  ])
    await pool.query(`vacuum analyze ${table}`);
}
