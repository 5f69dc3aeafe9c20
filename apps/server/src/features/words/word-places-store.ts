import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import { appSql } from '../ad-columns/index.ts';

export type WordPlaceRow = { adamId: string; app: string; countries: string[] };

/** Apps and their storefronts by how many campaigns they have, those that run first and what was removed last. */
export async function listWordPlaces(
  db: Connection,
  { teamId, scoped }: { teamId: number; scoped: readonly string[] | undefined },
): Promise<WordPlaceRow[]> {
  const { rows } = await sql<WordPlaceRow>`
    with placed as (
      select c.adam_id, country, max(${sql.raw(appSql('c'))}) as app,
        count(*) filter (where not c.is_removed) as campaigns,
        count(*) filter (where not c.is_removed and c.status = 'ENABLED') as running
      from campaigns c
      cross join lateral jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}') as country
      where c.team_id = ${teamId} and c.adam_id is not null
        ${scoped === undefined ? sql`` : sql`and c.campaign_id = any(${[...scoped]}::bigint[])`}
      group by c.adam_id, country)
    select adam_id, max(app) as app, array_agg(country order by running desc, campaigns desc, country) as countries
    from placed group by adam_id order by sum(running) desc, sum(campaigns) desc, adam_id`.execute(db);
  return rows;
}

/** Of campaigns, those that have further storefronts. */
export async function hasSeveralStorefronts(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from campaigns where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])
      and jsonb_array_length(apple #> '{targeting,countryOrRegion,include}') > 1 limit 1`.execute(db);
  return rows.length > 0;
}

export async function listAdAccountsOf(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ adAccountId: string }>`
    select distinct ad_account_id::text from campaigns
    where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ adAccountId }) => adAccountId));
}
