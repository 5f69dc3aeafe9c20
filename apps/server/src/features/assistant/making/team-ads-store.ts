import type {
  AssistantAdGroup,
  AssistantCampaign,
  AssistantKeyword,
  AssistantNegative,
} from '../rules/assistant-world.ts';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Measured } from '@tapwright/domain/judge-term';
import type { KeywordBids } from '../rules/propose-bids.ts';
import { type Coverage, figuresOf, planAccounts, sumsOf } from '../../measures/index.ts';

const read = async <Row>(db: Connection, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db.withoutPlugins())).rows;

const microsOf = (amount: string | null): number | null =>
  amount === null ? null : Math.round(Number(amount) * 1_000_000);
const microsOfMinor = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor * 10 ** (6 - currencyDecimals[findCurrency(currency) ?? 'USD']);

/** What is attached, was not removed and is not archived; what is still being made has no id of Apple's. */
const liveCampaigns = (teamId: number) => sql`
  select c.*, g.currency, g.cpa_goal_minor as group_goal_minor
  from campaigns c
  join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text
    and g.detached_at is null
  where c.team_id = ${teamId} and not c.is_removed and not c.is_archived and c.campaign_id > 0
    and c.adam_id is not null`;

const goalOf = (kind: 'campaign' | 'adGroup', table: string) => sql`(
  select cpa_goal_minor from ad_goals o where o.team_id = ${sql.raw(table)}.team_id and o.kind = ${kind}
    and o.object_id = ${sql.raw(`${table}.${kind === 'campaign' ? 'campaign_id' : 'ad_group_id'}`)})`;

type CampaignOfAccount = AssistantCampaign & { readonly adAccountId: string };

export async function listCampaigns(db: Connection, teamId: number): Promise<CampaignOfAccount[]> {
  const rows = await read(
    db,
    sql<
      Omit<AssistantCampaign, 'goal' | 'dailyCap'> & {
        adAccountId: string;
        goalMinor: number | null;
        groupGoalMinor: number | null;
        cap: string | null;
      }
    >`
      select c.campaign_id::text as "campaignId", c.ad_account_id::text as "adAccountId", c.adam_id as "adamId",
        array(select jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}')) as countries,
        c.currency, (c.status = 'ENABLED') is true as runs, ${goalOf('campaign', 'c')} as "goalMinor",
        c.group_goal_minor as "groupGoalMinor", c.apple #>> '{dailyBudget,value,amount}' as cap,
        (c.apple #>> '{bidStrategy,bidStrategyType}' = 'MAX_CONVERSIONS') is true as "isAutomated"
      from (${liveCampaigns(teamId)}) c
      order by c.campaign_id`,
  );
  return rows.map(({ goalMinor, groupGoalMinor, cap, ...campaign }) => ({
    ...campaign,
    goal: microsOfMinor(goalMinor ?? groupGoalMinor, campaign.currency),
    dailyCap: microsOf(cap),
  }));
}

export async function listAdGroups(db: Connection, teamId: number): Promise<AssistantAdGroup[]> {
  const rows = await read(
    db,
    sql<
      Omit<AssistantAdGroup, 'goal' | 'bid'> & {
        goalMinor: number | null;
        currency: string;
        bid: string | null;
      }
    >`
      select a.ad_group_id::text as "adGroupId", a.campaign_id::text as "campaignId", c.currency,
        (a.status = 'ENABLED' and c.status = 'ENABLED') is true as runs,
        ${goalOf('adGroup', 'a')} as "goalMinor", a.apple #>> '{bidStrategy,bid,amount}' as bid
      from (${liveCampaigns(teamId)}) c
      join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id
      where not a.is_removed and not a.is_archived and a.ad_group_id > 0
      order by a.ad_group_id`,
  );
  return rows.map(({ goalMinor, currency, bid, ...adGroup }) => ({
    ...adGroup,
    bid: microsOf(bid),
    goal: microsOfMinor(goalMinor, currency),
  }));
}

export async function listKeywords(db: Connection, teamId: number): Promise<AssistantKeyword[]> {
  const rows = await read(
    db,
    sql<Omit<AssistantKeyword, 'bid'> & { bid: string | null }>`
      select k.keyword_id::text as "keywordId", k.ad_group_id::text as "adGroupId",
        k.campaign_id::text as "campaignId", k.word, k.text, coalesce(k.match_type, 'BROAD') as "matchType",
        (k.status = 'ENABLED' and a.status = 'ENABLED' and c.status = 'ENABLED') is true as runs,
        coalesce(k.apple #>> '{bid,amount}', a.apple #>> '{bidStrategy,bid,amount}') as bid
      from (${liveCampaigns(teamId)}) c
      join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id and not a.is_removed
      join keywords k on k.team_id = a.team_id and k.ad_group_id = a.ad_group_id and not k.is_removed
      where k.word <> ''
      order by k.keyword_id`,
  );
  return rows.map(({ bid, ...keyword }) => ({ ...keyword, bid: microsOf(bid) }));
}

export const listNegatives = async (db: Connection, teamId: number): Promise<AssistantNegative[]> =>
  read(
    db,
    sql<AssistantNegative>`
      select n.campaign_id::text as "campaignId", n.ad_group_id::text as "adGroupId", n.text,
        n.match_type as "matchType"
      from (${liveCampaigns(teamId)}) c
      join negative_keywords n on n.team_id = c.team_id and n.campaign_id = c.campaign_id
      where not n.is_removed and n.status is distinct from 'PAUSED' and n.text <> ''
      order by n.negative_keyword_id`,
  );

export type CoveredAccount = { readonly adAccountId: string; readonly coverage: Coverage };

const query = (
  teamId: number,
  level: 'searchTerm' | 'campaign' | 'keyword',
  campaignIds?: readonly string[],
) =>
  ({
    teamId,
    level,
    zone: 'ORTZ',
    unit: 'USD',
    campaignIds,
    adGroupIds: undefined,
    keywordIds: undefined,
  }) as const;

export type TermRow = {
  campaignId: string;
  adGroupId: string;
  isSearchMatch: boolean;
  matchType: string | null;
  /** Empty: searches that Apple keeps to itself. */
  term: string;
  spend: number;
  impressions: number;
  taps: number;
  installs: number;
};

/** What was measured of each search, by what met it. */
export async function listTermRows(
  db: Connection,
  teamId: number,
  accounts: readonly CoveredAccount[],
  range: DayRange,
  { campaignIds, holding = [] }: { campaignIds?: readonly string[]; holding?: readonly string[] } = {},
): Promise<TermRow[]> {
  const keys = ['campaign_id', 'ad_group_id', 'keyword_id', 'term'];
  const figures = figuresOf(
    query(teamId, 'searchTerm', campaignIds),
    planAccounts({ accounts }, range),
    keys.map((name) => ({ name, of: `f.${name}` })),
  );
  const conditions = holding.map((piece) => sql`position(${piece} in lower(f.term)) > 0`);
  const within =
    conditions.length === 0
      ? figures
      : sql`select * from (${figures}) f where ${sql.join(conditions, sql` and `)}`;
  return read(
    db,
    sql<TermRow>`
      select s.campaign_id::text as "campaignId", s.ad_group_id::text as "adGroupId",
        s.keyword_id = 0 as "isSearchMatch", k.match_type as "matchType", s.term, s.own as spend, s.impressions,
        s.taps, s.tap_installs as installs
      from (${sumsOf(within, keys)}) s
      left join keywords k on k.team_id = ${teamId} and k.keyword_id = s.keyword_id`,
  );
}

type BidRow = Measured & { keywordId: string; suggested: string; hasOwnBid: boolean };

/** Keywords that Apple suggests a bid for, with what was measured of them whatever they met. */
export async function listKeywordBids(
  db: Connection,
  teamId: number,
  accounts: readonly CoveredAccount[],
  range: DayRange,
): Promise<KeywordBids> {
  const figures = figuresOf(query(teamId, 'keyword'), planAccounts({ accounts }, range), [
    { name: 'keyword_id', of: 'f.keyword_id' },
  ]);
  const rows = await read(
    db,
    sql<BidRow>`
      select b.keyword_id::text as "keywordId", b.amount::text as suggested,
        k.apple #>> '{bid,amount}' is not null as "hasOwnBid",
        s.own as spend, s.impressions, s.taps, s.tap_installs as installs
      from (${sumsOf(figures, ['keyword_id'])}) s
      join suggested_bids b on b.team_id = ${teamId} and b.keyword_id = s.keyword_id
      join keywords k on k.team_id = ${teamId} and k.keyword_id = s.keyword_id`,
  );
  return new Map(
    rows.map(({ keywordId, suggested, ...row }) => [
      keywordId,
      { ...row, suggested: microsOf(suggested) ?? 0 },
    ]),
  );
}

type CampaignDayRow = {
  campaignId: string;
  day: string;
  spend: number;
  impressions: number;
  taps: number;
  installs: number;
};

/** Days on which nothing was spent have no row. */
export const listCampaignDays = async (
  db: Connection,
  teamId: number,
  { from, to }: DayRange,
): Promise<CampaignDayRow[]> =>
  read(
    db,
    sql<CampaignDayRow>`
      select campaign_id::text as "campaignId", day::text, spend_micros::float8 as spend,
        impressions::float8, taps::float8, tap_installs::float8 as installs
      from campaign_days
      where team_id = ${teamId} and zone = 'ORTZ' and day between ${from}::date and ${to}::date
      order by campaign_id, day`,
  );

/** Teams that have anything attached. */
export async function listTeamsWithAds(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('campaignGroups')
    .select('teamId')
    .distinct()
    .where('detachedAt', 'is', null)
    .orderBy('teamId')
    .execute();
  return rows.map(({ teamId }) => teamId);
}
