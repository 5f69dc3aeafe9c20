import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import { appSql, campaignTypeSql } from '../ad-columns/index.ts';

export type Reader = { teamId: number; campaignIds: readonly number[] | undefined };
type OfApp = Reader & { adamId: string };

const read = async <Row>(db: Connection, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db.withoutPlugins())).rows;

/** In search results, at Apple, not archived, of an ad account that is attached. */
const compared = ({ teamId, campaignIds }: Reader) => sql`
  campaigns c join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text
    and g.detached_at is null
  where c.team_id = ${teamId} and not c.is_removed and not c.is_archived and c.campaign_id > 0 and c.adam_id is not null
    and coalesce(c.apple #>> '{targeting,supplyPlacement,include,0}', 'APPSTORE_SEARCH_RESULTS') = 'APPSTORE_SEARCH_RESULTS'
    and ${campaignIds === undefined ? sql`true` : sql`c.campaign_id = any(${[...campaignIds]}::bigint[])`}`;

export const listComparedApps = (db: Connection, reader: Reader) =>
  read(
    db,
    sql<{ adamId: string; app: string; currencies: string[] }>`
      select c.adam_id as "adamId", max(${sql.raw(appSql('c'))}) as app,
        array_agg(distinct g.currency order by g.currency) as currencies
      from ${compared(reader)}
      group by c.adam_id
      order by count(*) filter (where c.status = 'ENABLED') desc, count(*) desc, c.adam_id`,
  );

export type CampaignRow = {
  campaignId: string;
  adAccountId: string;
  name: string;
  currency: string;
  role: string | null;
  app: string;
  countries: string[];
  isRunning: boolean;
};

export const listComparedCampaigns = (db: Connection, { adamId, ...reader }: OfApp) =>
  read(
    db,
    sql<CampaignRow>`
      select c.campaign_id::text as "campaignId", c.ad_account_id::text as "adAccountId", coalesce(c.name, '') as name,
        g.currency, ${sql.raw(campaignTypeSql('c'))} as role, coalesce(${sql.raw(appSql('c'))}, '') as app,
        coalesce((select array_agg(one) from jsonb_array_elements_text(
          c.apple #> '{targeting,countryOrRegion,include}') as one), '{}') as countries,
        (c.status = 'ENABLED') is true as "isRunning"
      from ${compared(reader)} and c.adam_id = ${adamId}
      order by lower(c.name), c.campaign_id`,
  );

const among = (ids: readonly string[]) => sql`any(${[...ids]}::bigint[])`;
export type Days = { from: string; to: string };
type Of = { teamId: number; campaignIds: readonly string[] };

export type AdGroupRow = {
  adGroupId: string;
  campaignId: string;
  name: string;
  isRunning: boolean;
  createdAt: string | null;
  searchMatch: boolean;
  bid: string | null;
  impressions: number;
  taps: number;
  spendMicros: number;
};

export const listComparedAdGroups = (db: Connection, { teamId, campaignIds }: Of, { from, to }: Days) =>
  read(
    db,
    sql<AdGroupRow>`
      select a.ad_group_id::text as "adGroupId", a.campaign_id::text as "campaignId", coalesce(a.name, '') as name,
        (a.status = 'ENABLED') is true as "isRunning",
        greatest(a.apple ->> 'creationTime', a.apple ->> 'startTime') as "createdAt",
        coalesce((a.apple ->> 'automatedKeywordsOptIn')::boolean, false) as "searchMatch",
        a.apple #>> '{bidStrategy,bid,amount}' as bid, coalesce(f.impressions, 0)::float8 as impressions,
        coalesce(f.taps, 0)::float8 as taps, coalesce(f.spend, 0)::float8 as "spendMicros"
      from ad_groups a
      left join (
        select ad_group_id, sum(impressions) as impressions, sum(taps) as taps, sum(spend_micros) as spend
        from ad_group_days
        where team_id = ${teamId} and zone = 'ORTZ' and day between ${from}::date and ${to}::date
          and campaign_id = ${among(campaignIds)}
        group by ad_group_id) as f on f.ad_group_id = a.ad_group_id
      where a.team_id = ${teamId} and a.campaign_id = ${among(campaignIds)} and not a.is_removed and not a.is_archived
        and a.ad_group_id > 0
      order by lower(a.name), a.ad_group_id`,
  );

export type KeywordRow = {
  keywordId: string;
  adGroupId: string;
  text: string;
  matchType: string;
  isRunning: boolean;
  bid: string | null;
  impressions: number;
  installs: number;
  spendMicros: number;
};

export const listComparedKeywords = (db: Connection, { teamId, campaignIds }: Of, { from, to }: Days) =>
  read(
    db,
    sql<KeywordRow>`
      select k.keyword_id::text as "keywordId", k.ad_group_id::text as "adGroupId", k.text,
        coalesce(k.match_type, 'BROAD') as "matchType", (k.status = 'ENABLED') is true as "isRunning",
        k.apple #>> '{bid,amount}' as bid, coalesce(f.impressions, 0)::float8 as impressions,
        coalesce(f.installs, 0)::float8 as installs, coalesce(f.spend, 0)::float8 as "spendMicros"
      from keywords k
      left join (
        select ad_group_id, keyword_id, sum(impressions) as impressions,
          sum(tap_installs + view_installs) as installs, sum(spend_micros) as spend
        from keyword_days
        where team_id = ${teamId} and day between ${from}::date and ${to}::date and campaign_id = ${among(campaignIds)}
        group by ad_group_id, keyword_id) as f on f.ad_group_id = k.ad_group_id and f.keyword_id = k.keyword_id
      where k.team_id = ${teamId} and k.campaign_id = ${among(campaignIds)} and not k.is_removed and k.keyword_id > 0
      order by k.keyword_id`,
  );

export type NegativeRow = {
  negativeKeywordId: string;
  campaignId: string;
  adGroupId: string | null;
  text: string;
  matchType: string;
  isRunning: boolean;
};

/** With those that are being added, which are no fault any more. */
export const listComparedNegatives = (db: Connection, { teamId, campaignIds }: Of) =>
  read(
    db,
    sql<NegativeRow>`
      select n.negative_keyword_id::text as "negativeKeywordId", n.campaign_id::text as "campaignId",
        n.ad_group_id::text as "adGroupId", n.text, coalesce(n.match_type, 'BROAD') as "matchType",
        (n.status = 'ENABLED') is true as "isRunning"
      from negative_keywords n
      where n.team_id = ${teamId} and n.campaign_id = ${among(campaignIds)} and not n.is_removed
      order by n.negative_keyword_id`,
  );

/** What was spent on searches for words that are keywords here, campaign by campaign. */
export const listTermSpend = (db: Connection, { teamId, campaignIds }: Of, { from, to }: Days) =>
  read(
    db,
    sql<{ campaignId: string; word: string; spendMicros: number }>`
      with owned as (
        select distinct word from keywords
        where team_id = ${teamId} and campaign_id = ${among(campaignIds)} and not is_removed and status = 'ENABLED'
          and match_type = 'EXACT')
      select f.campaign_id::text as "campaignId", t.word, sum(f.spend_micros)::float8 as "spendMicros"
      from seen_terms t
      join owned o on o.word = t.word
      join search_term_days f on f.team_id = t.team_id and f.ad_group_id = t.ad_group_id and f.term = t.term
        and f.day between ${from}::date and ${to}::date
      where t.team_id = ${teamId} and t.campaign_id = ${among(campaignIds)}
      group by f.campaign_id, t.word`,
  );

export const listComparedPages = (
  db: Connection,
  teamId: number,
  { adamId, adAccountIds }: { adamId: string; adAccountIds: readonly string[] },
) =>
  read(
    db,
    sql<{ productPageId: string; name: string; isUsed: boolean }>`
      select p.product_page_id as "productPageId", coalesce(p.name, p.product_page_id) as name,
        exists (
          select from ads e
          join creatives cr on cr.team_id = e.team_id and cr.creative_id = e.creative_id
          where e.team_id = p.team_id and not e.is_removed and cr.product_page_id = lower(p.product_page_id)) as "isUsed"
      from product_pages p
      where p.team_id = ${teamId} and p.adam_id = ${adamId} and p.ad_account_id = ${among(adAccountIds)}
        and not p.is_removed and p.state = 'VISIBLE'
      order by lower(p.name), p.product_page_id`,
  );

/** The newest day that was reported of these campaigns. */
export async function findNewestDay(
  db: Connection,
  { teamId, campaignIds }: Of,
): Promise<string | undefined> {
  const [row] = await read(
    db,
    sql<{ day: string | null }>`
      select max(day)::text as day from campaign_days
      where team_id = ${teamId} and zone = 'ORTZ' and campaign_id = ${among(campaignIds)}`,
  );
  return row?.day ?? undefined;
}
