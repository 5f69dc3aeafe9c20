import { addDays } from '@tapwright/domain/days';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { asRead, type FigureRow, figuresOf, planAccounts, sumNames, sumsOf } from '../../measures/index.ts';
import { maxShareDays, placedCampaigns, type WordPlace } from '../known-words-store.ts';

const raw = (text: string) => sql.raw(text);
const read = async <Row>(db: Connection, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db.withoutPlugins())).rows;

/** Whatever was searched for that is this word. */
const termsOf = ({ question: { teamId } }: WordPlace, word: string) => sql`array(
  select distinct t.term from placed p
  join seen_terms t on t.team_id = ${teamId} and t.campaign_id = p.campaign_id where t.word = ${word})`;
const sums = raw(sumNames.map((name) => asRead(`nullif(sum(s.${name}), 'NaN')`, name)).join(', '));

export const listWeeks = (db: Connection, { question: { teamId }, country }: WordPlace, word: string) =>
  read(
    db,
    sql<{ week: string; popularity: number; rank: number | null }>`
      select week::text, max(popularity)::int as popularity, min(rank)::int as rank from genre_words
      where team_id = ${teamId} and country = ${country} and word = ${word} group by week order by week`,
  );

/** Of longer ranges the last year. */
const maxDays = 366;

export const listDays = (db: Connection, place: WordPlace, word: string) => {
  const { teamId, range } = place.question;
  const first = addDays(range.to, 1 - maxDays);
  return read(
    db,
    sql<{ day: string; impressions: number; taps: number; installs: number }>`
      with placed as materialized (${placedCampaigns(place)})
      select day::text, sum(impressions)::int as impressions, sum(taps)::int as taps,
        sum(tap_installs)::int as installs
      from search_term_days
      where team_id = ${teamId} and campaign_id in (select campaign_id from placed)
        and ad_group_id = any(${[...place.adGroupIds]}::bigint[]) and term = any(${termsOf(place, word)})
        and day between ${range.from > first ? range.from : first} and ${range.to}
      group by day order by day`,
  );
};

export const listShares = (db: Connection, place: WordPlace, word: string) => {
  const { question, adamId, country } = place;
  const { teamId, accounts, range } = question;
  return read(
    db,
    sql<{ day: string; low: number; high: number; rank: number | null }>`
      select day::text, min(low_share) as low, max(high_share) as high, min(rank) as rank
      from impression_share_days
      where team_id = ${teamId} and ad_account_id = any(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[])
        and adam_id = ${adamId} and country = ${country} and fold_word(search_term) = ${word}
        and day between ${addDays(range.to, 1 - maxShareDays)} and ${range.to}
      group by day order by day`,
  );
};

export type CaughtTerm = FigureRow & { term: string; total: number };

/** What keywords of this word met, whatever it was. */
export const listCaught = (
  db: Connection,
  { question }: WordPlace,
  keywordIds: readonly string[],
  limit: number,
): Promise<CaughtTerm[]> => {
  const within = { ...question, keywordIds };
  const keys = [{ name: 'term', of: 'f.term' }];
  const terms = sumsOf(figuresOf(within, planAccounts(question, question.range), keys), ['term']);
  return read(
    db,
    sql<CaughtTerm>`
      select s.term, count(*) over ()::int as total, ${raw(sumNames.map((name) => asRead(`nullif(s.${name}, 'NaN')`, name)).join(', '))}
      from (${terms}) s where s.term <> '' order by s.taps desc, s.term limit ${limit}`,
  );
};

export type Catcher = FigureRow & {
  campaignId: string;
  campaignName: string;
  adGroupId: string;
  adGroupName: string;
  matching: 'exact' | 'broad' | 'search';
};

export const listCatchers = (db: Connection, place: WordPlace, word: string): Promise<Catcher[]> => {
  const { question, adGroupIds } = place;
  const keys = ['campaign_id', 'ad_group_id', 'keyword_id', 'term'];
  const figures = figuresOf(
    { ...question, adGroupIds },
    planAccounts(question, question.range),
    keys.map((name) => ({ name, of: `f.${name}` })),
  );
  const ofWord = sql`select * from (${figures}) f where f.term = any(${termsOf(place, word)})`;
  return read(
    db,
    sql<Catcher>`
      with placed as materialized (${placedCampaigns(place)}),
      met as (${sumsOf(ofWord, keys)})
      select s.campaign_id::text as "campaignId", coalesce(max(p.name), '') as "campaignName",
        s.ad_group_id::text as "adGroupId", coalesce(max(a.name), '') as "adGroupName",
        case when s.keyword_id = 0 then 'search' when k.match_type = 'EXACT' then 'exact' else 'broad' end as matching,
        ${sums}
      from met s
      join placed p on p.campaign_id = s.campaign_id
      left join ad_groups a on a.team_id = ${question.teamId} and a.ad_group_id = s.ad_group_id
      left join keywords k on k.team_id = ${question.teamId} and k.keyword_id = s.keyword_id
      group by s.campaign_id, s.ad_group_id, 5
      order by sum(s.taps) desc, s.ad_group_id, 5`,
  );
};

/** Searches that hold a text somewhere, those with the most taps first. */
export const listHolding = (db: Connection, place: WordPlace, word: string, limit: number) => {
  const { question, adGroupIds } = place;
  const figures = figuresOf({ ...question, adGroupIds }, planAccounts(question, question.range), [
    { name: 'term', of: 'f.term' },
  ]);
  const holding = sql`select * from (${figures}) f where position(${word} in lower(f.term)) > 0`;
  return read(
    db,
    sql<{ term: string; taps: number }>`
      select s.term, s.taps::int as taps from (${sumsOf(holding, ['term'])}) s order by s.taps desc limit ${limit}`,
  );
};

/** What an install of it may cost where it runs or was met, the strictest; in minor units of the currency. */
export const findGoal = (
  db: Connection,
  { question: { teamId } }: WordPlace,
  adGroupIds: readonly string[],
) =>
  read(
    db,
    sql<{ goalMinor: number | null; currency: string | null }>`
      select min(coalesce(
          (select cpa_goal_minor from ad_goals o
            where o.team_id = ${teamId} and o.kind = 'adGroup' and o.object_id = a.ad_group_id),
          (select cpa_goal_minor from ad_goals o
            where o.team_id = ${teamId} and o.kind = 'campaign' and o.object_id = a.campaign_id),
          g.cpa_goal_minor))::float8 as "goalMinor",
        case when min(g.currency) = max(g.currency) then min(g.currency) end as currency
      from ad_groups a
      join campaign_groups g on g.team_id = a.team_id and g.ad_account_id = a.ad_account_id::text
        and g.detached_at is null
      where a.team_id = ${teamId} and a.ad_group_id = any(${[...adGroupIds]}::bigint[])`,
  );

export type Elsewhere = {
  country: string;
  popularity: number | null;
  runningIn: number;
  bid: string | null;
  currency: string | null;
};

/** The same word in other storefronts of the app that are in scope. */
export const listElsewhere = (
  db: Connection,
  { question: { teamId, accounts }, adamId, country }: WordPlace,
  word: string,
  scoped: readonly number[] | undefined,
): Promise<Elsewhere[]> => {
  const inScope = scoped === undefined ? sql`` : sql`and c.campaign_id = any(${[...scoped]}::bigint[])`;
  return read(
    db,
    sql<Elsewhere>`
      with placed as materialized (
        select c.campaign_id, storefront as country, c.status, g.currency
        from campaigns c
        join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text
          and g.detached_at is null
        cross join jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}') as storefront
        where c.team_id = ${teamId} and c.adam_id = ${adamId} and not c.is_removed and storefront <> ${country}
          and c.ad_account_id = any(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[]) ${inScope}),
      held as (
        select p.country, count(*) filter (where k.status = 'ENABLED' and a.status = 'ENABLED' and p.status = 'ENABLED')
            as running_in,
          max(coalesce(k.apple #>> '{bid,amount}', a.apple #>> '{bidStrategy,bid,amount}')::numeric) as bid,
          case when min(p.currency) = max(p.currency) then min(p.currency) end as currency
        from placed p
        join ad_groups a on a.team_id = ${teamId} and a.campaign_id = p.campaign_id and not a.is_removed
        join keywords k on k.team_id = ${teamId} and k.ad_group_id = a.ad_group_id and not k.is_removed
        where k.word = ${word} group by p.country)
      select c.country, (
          select max(popularity)::int from genre_words w
          where w.team_id = ${teamId} and w.country = c.country and w.word = ${word} and w.week = (
            select max(week) from genre_words where team_id = ${teamId} and country = c.country)) as popularity,
        coalesce(h.running_in, 0)::int as "runningIn",
        case when h.currency is not null then h.bid::text end as bid, h.currency
      from (select distinct country from placed) c left join held h using (country)
      order by c.country`,
  );
};

export const listSuggested = (
  db: Connection,
  { question: { teamId }, adamId, country }: WordPlace,
): Promise<{ term: string; word: string; popularity: number | null }[]> =>
  read(
    db,
    sql<{ term: string; word: string; popularity: number | null }>`
      select min(term) as term, word, max(popularity)::int as popularity from suggested_words
      where team_id = ${teamId} and adam_id = ${adamId} and country in (${country}, '') and word <> ''
      group by word order by max(popularity) desc nulls last, word`,
  );
