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
  const from = await findFirstDay(db, teamId, adamId);
  if (from === undefined) return [];
  // Each read once: joined row by row, thousands of terms would be looked for in every day.
  const { rows } = await sql<StorefrontSearches>`
    with placed as materialized (
      select campaign_id, ad_account_id, apple #>> '{targeting,countryOrRegion,include,0}' as country
      from campaigns
      where team_id = ${teamId} and adam_id = ${adamId}
        and jsonb_array_length(apple #> '{targeting,countryOrRegion,include}') = 1
        ${scoped === undefined ? sql`` : sql`and campaign_id = any(${[...scoped]}::bigint[])`}),
    shown as materialized (
      select p.ad_account_id, p.country, lower(f.term) as search_term, f.day, sum(f.impressions) as impressions
      from search_term_days f
      join placed p on p.campaign_id = f.campaign_id
      where f.team_id = ${teamId} and f.day >= ${from}::date and f.term <> ''
      group by p.ad_account_id, p.country, lower(f.term), f.day),
    shares as materialized (
      select ad_account_id, country, search_term, day, (low_share + high_share) / 2 as share
      from impression_share_days
      where team_id = ${teamId} and adam_id = ${adamId} and day >= ${from}::date and low_share + high_share > 0)
    select country, round(sum(impressions / share) / count(distinct day))::int as searches,
      count(distinct search_term)::int as terms
    from shown join shares using (ad_account_id, country, search_term, day)
    group by country having sum(impressions) > 0 order by country`.execute(db);
  return rows;
}

async function findFirstDay(db: Connection, teamId: number, adamId: string): Promise<string | undefined> {
  const { rows } = await sql<{ from: string | null }>`
    select (max(day) - ${maxShareDays - 1}::int)::text as "from" from impression_share_days
    where team_id = ${teamId} and adam_id = ${adamId}`.execute(db);
  return rows[0]?.from ?? undefined;
}
