import { makeMonths } from '@tapwright/server/features/measures/index';
import type { Database } from '@tapwright/server/platform/db/database';
import { fillTeams, firstTeamId } from './fill-teams.ts';

export const lastDay = '2026-11-20';
const firstDay = '2024-11-21';
const days = 730;
/** The team that is asked about, among fifty. */
export const teamId = firstTeamId;
const teams = 50;
const fewKeywords = 30_000;
const adGroups = 500;
const campaigns = 50;
const accounts = 5;
/** One ad group holds as many keywords as it may. */
export const largeAdGroup = 610_001;
const inLargeAdGroup = 5000;

const adGroupOf = `case when k <= ${inLargeAdGroup} then ${largeAdGroup} else ${largeAdGroup} + 1 + k % ${adGroups - 1} end`;
const campaignOf = (adGroup: string) => `51000 + (${adGroup}) % ${campaigns}`;
const accountOf = (campaign: string) => `700 + (${campaign}) % ${accounts}`;
const figures = (seed: string) => `
  1230000 + ${seed} % 977 * 1000, 1230000 + ${seed} % 977 * 1000, 8733000 + ${seed} % 977 * 7100,
  100 + ${seed} % 90, 10 + ${seed} % 7, ${seed} % 5, 3, 2, 1, 1, 0`;

/** Fifty teams; the structure and the campaign and ad-group days of one of them. No keyword days yet. */
export async function fillStructure(database: Database, keywords = fewKeywords): Promise<void> {
  const { pool } = database;
  await fillTeams(database, teams * 10);
  await makeMonths(database, listMonths());
  await pool.query(`
    insert into certificates (team_id, certificate_id, public_key, sealed_private_key) values (${teamId}, 7, 'k', 's');
    insert into campaign_groups (team_id, certificate_id, ad_account_id, apple_org_id, apple_name, name, currency,
      time_zone, attached_at)
    select ${teamId}, 7, a::text, '1', 'Group ' || a, 'Group ' || a, 'USD', 'UTC', '2024-11-01'
    from generate_series(700, ${699 + accounts}) as a;
    insert into campaigns (team_id, ad_account_id, campaign_id, apple)
    select ${teamId}, ${accountOf('c')}, c, jsonb_build_object(
      'name', case c % 4 when 0 then 'Brand ' when 1 then 'Category ' when 2 then 'Competitor ' else 'Campaign ' end || c,
      'status', 'ENABLED', 'promotedObjectId', (1000 + c % 7)::text,
      'targeting', '{"countryOrRegion": {"include": ["US", "JP"]}}'::jsonb)
    from generate_series(51000, ${50999 + campaigns}) as c;
    insert into ad_groups (team_id, ad_account_id, campaign_id, ad_group_id, apple)
    select ${teamId}, ${accountOf(campaignOf('g'))}, ${campaignOf('g')}, g,
      jsonb_build_object('name', 'Ad group ' || g, 'status', 'ENABLED')
    from generate_series(${largeAdGroup}, ${largeAdGroup + adGroups - 1}) as g;
    insert into keywords (team_id, ad_account_id, campaign_id, ad_group_id, keyword_id, apple)
    select ${teamId}, ${accountOf(campaignOf(adGroupOf))}, ${campaignOf(adGroupOf)}, ${adGroupOf}, k,
      jsonb_build_object('text', 'keyword ' || k, 'status', 'ENABLED', 'matchType', 'EXACT',
        'bid', jsonb_build_object('amount', '1.20', 'currency', 'USD'))
    from generate_series(1, ${keywords}) as k;
    insert into report_coverage (team_id, ad_account_id, series, span, days, read_at)
    select ${teamId}, a, s, 'day', datemultirange(daterange('${firstDay}', '${lastDay}', '[]')), now()
    from generate_series(700, ${699 + accounts}) as a,
      unnest(array['campaign ORTZ', 'campaign UTC', 'adGroup ORTZ', 'adGroup UTC', 'keyword ORTZ', 'searchTerm ORTZ']) as s;
    insert into campaign_days
    select ${teamId}, ${accountOf('c')}, 'ORTZ', c, date '${firstDay}' + d, ${figures('(c + d)')}
    from generate_series(51000, ${50999 + campaigns}) as c, generate_series(0, ${days - 1}) as d;
    insert into ad_group_days
    select ${teamId}, ${accountOf(campaignOf('g'))}, 'ORTZ', ${campaignOf('g')}, g, date '${firstDay}' + d, ${figures('(g + d)')}
    from generate_series(${largeAdGroup}, ${largeAdGroup + adGroups - 1}) as g, generate_series(0, ${days - 1}) as d;`);
  await sumMonths(database, 'campaign', ['zone', 'campaign_id']);
  await sumMonths(database, 'ad_group', ['zone', 'campaign_id', 'ad_group_id']);
}

/** So many keyword days in all, half of them of the team that is asked about. Those there before are replaced. */
export async function fillKeywordDays(
  database: Database,
  rows: number,
  keywords = fewKeywords,
): Promise<void> {
  const { pool } = database;
  const own = rows / 2;
  // Each keyword has figures on every so manieth day.
  const step = Math.max(1, Math.round((keywords * days) / own));
  const others = Math.ceil((rows - own) / (teams - 1) / days);
  await pool.query('truncate keyword_days, keyword_months');
  for (let from = 0; from < days; from += 30)
    await pool.query(`
      insert into keyword_days
      select ${teamId}, ${accountOf(campaignOf(adGroupOf))}, ${campaignOf(adGroupOf)}, ${adGroupOf}, k,
        date '${firstDay}' + d, ${figures('(k + d)')}
      from generate_series(1, ${keywords}) as k, generate_series(${from}, ${Math.min(days, from + 30) - 1}) as d
      where (k + d) % ${step} = 0;
      insert into keyword_days
      select ${teamId} + t, 9000, 90000, 900000, k, date '${firstDay}' + d, ${figures('(k + d)')}
      from generate_series(1, ${teams - 1}) as t, generate_series(1, ${others}) as k,
        generate_series(${from}, ${Math.min(days, from + 30) - 1}) as d;`);
  await sumMonths(database, 'keyword', ['campaign_id', 'ad_group_id', 'keyword_id']);
  await pool.query('vacuum analyze');
}

/** So many search terms, each met on some of the last fourteen days; every tenth is a keyword, every campaign has negatives. */
export async function fillSearchTermDays({ pool }: Database, terms: number): Promise<void> {
  const keywordOf = `k % ${terms} + 1`;
  await pool.query(`
    insert into search_term_days
    select ${teamId}, w.ad_account_id, w.campaign_id, w.ad_group_id, w.keyword_id, 'TARGETED',
      case when k % 10 = 0 then 'keyword ' || k else 'searched term ' || k end,
      date '${lastDay}' - d, ${figures('(k + d)')}
    from generate_series(1, ${terms}) as k
    join keywords w on w.team_id = ${teamId} and w.keyword_id = ${keywordOf}
    cross join generate_series(0, 13) as d where (k + d) % 3 = 0;
    insert into negative_keywords (team_id, ad_account_id, campaign_id, negative_keyword_id, apple)
    select ${teamId}, c.ad_account_id, c.campaign_id, c.campaign_id * 1000 + n,
      jsonb_build_object('text', 'term ' || n, 'status', 'ENABLED', 'matchType', case n % 2 when 0 then 'BROAD' else 'EXACT' end)
    from campaigns c, generate_series(1, 500) as n where c.team_id = ${teamId};`);
  for (const table of ['search_term_days', 'negative_keywords']) await pool.query(`vacuum analyze ${table}`);
}

async function sumMonths({ pool }: Database, level: string, keys: readonly string[]): Promise<void> {
  const counts = [
    'spend_micros',
    'spend_usd_micros',
    'spend_cny_micros',
    'impressions',
    'taps',
    'tap_installs',
    'tap_new_downloads',
    'tap_redownloads',
    'view_installs',
    'view_new_downloads',
    'view_redownloads',
  ];
  const groups = ['team_id', 'ad_account_id', ...keys].join(', ');
  const sums = counts.map((name) => `(sum(${name}) over year)::bigint`).join(', ');
  // Month after month, as they come in life.
  await pool.query(`set statement_timeout = 0;
    insert into ${level}_months (${groups}, month, until, ${counts.join(', ')}, days_without_usd, days_without_cny)
    select ${groups}, month, coalesce(lead(month) over year, (date_trunc('year', month) + interval '1 year')::date),
      ${sums}, 0, 0
    from (
      select ${groups}, date_trunc('month', day)::date as month, ${counts.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from ${level}_days group by ${groups}, date_trunc('month', day)) as own
    window year as (partition by ${groups}, date_trunc('year', month) order by month)
    order by month`);
}

function listMonths(): string[] {
  return Array.from({ length: 26 }, (_, at) =>
    new Date(Date.UTC(2024, 10 + at, 1)).toISOString().slice(0, 7),
  );
}
