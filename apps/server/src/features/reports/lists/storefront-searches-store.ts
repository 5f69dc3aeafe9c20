import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type StorefrontSearches = { country: string; searches: number; terms: number };

/** As far back as Apple reports shares. */
const maxShareDays = 30;

/** Of campaigns with one storefront: what several have together cannot be told apart. */
export async function listStorefrontSearches(
  db: Connection,
  { teamId, scoped }: { teamId: number; scoped: readonly number[] | undefined },
  adamId: string,
): Promise<StorefrontSearches[]> {
  const { rows } = await sql<StorefrontSearches>`
    with placed as (
      select campaign_id, ad_account_id, apple #>> '{targeting,countryOrRegion,include,0}' as country
      from campaigns
      where team_id = ${teamId} and adam_id = ${adamId}
        and jsonb_array_length(apple #> '{targeting,countryOrRegion,include}') = 1
        ${scoped === undefined ? sql`` : sql`and campaign_id = any(${[...scoped]}::bigint[])`}),
    shares as (
      select ad_account_id, country, search_term, day, (low_share + high_share) / 2 as share
      from impression_share_days
      where team_id = ${teamId} and adam_id = ${adamId} and low_share + high_share > 0
        and day > (select max(day) - ${maxShareDays}::int from impression_share_days
                   where team_id = ${teamId} and adam_id = ${adamId})),
    shown as (
      select s.country, s.search_term, s.day, s.share, sum(f.impressions) as impressions
      from shares s
      join placed p on p.ad_account_id = s.ad_account_id and p.country = s.country
      join search_term_days f on f.team_id = ${teamId} and f.campaign_id = p.campaign_id and f.day = s.day
        and lower(f.term) = s.search_term
      group by s.country, s.search_term, s.day, s.share)
    select country, round(sum(impressions / share) / count(distinct day))::int as searches,
      count(distinct search_term)::int as terms
    from shown group by country having sum(impressions) > 0 order by country`.execute(db);
  return rows;
}
