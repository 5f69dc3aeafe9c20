import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type TapCostRow = { country: string; taps: number; usdPerTap: number };

/** Of campaigns with one storefront: what several have together cannot be told apart. */
export async function listTapCosts(
  db: Connection,
  { teamId, scoped }: { teamId: number; scoped: readonly number[] | undefined },
  { adamId, from }: { adamId: string; from: string },
): Promise<TapCostRow[]> {
  const { rows } = await sql<TapCostRow>`
    select c.apple #>> '{targeting,countryOrRegion,include,0}' as country, sum(d.taps)::int as taps,
      (sum(d.spend_usd_micros) / 1e6 / sum(d.taps))::float8 as usd_per_tap
    from campaigns c
    join campaign_days d on d.team_id = c.team_id and d.ad_account_id = c.ad_account_id and d.zone = 'ORTZ'
      and d.campaign_id = c.campaign_id and d.day >= ${from}::date and d.spend_usd_micros is not null
    where c.team_id = ${teamId} and c.adam_id = ${adamId}
      and jsonb_array_length(c.apple #> '{targeting,countryOrRegion,include}') = 1
      ${scoped === undefined ? sql`` : sql`and c.campaign_id = any(${[...scoped]}::bigint[])`}
    group by country having sum(d.taps) > 0 order by country`.execute(db);
  return rows;
}
