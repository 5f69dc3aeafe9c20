import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

export type NearKeyword = {
  text: string;
  adGroupId: string;
  campaignId: string;
  name: string;
  campaignName: string;
};

const maxRead = 20_000;

/** Running exact and broad keywords with one of these parts, in campaigns of the same app that share a storefront. */
export async function listKeywordsWith(
  db: Connection,
  { teamId, scoped }: { teamId: number; scoped: readonly number[] | undefined },
  campaignId: string,
  parts: readonly string[],
): Promise<NearKeyword[]> {
  const inScope = scoped === undefined ? sql`` : sql`and c.campaign_id = any(${[...scoped]}::bigint[])`;
  const { rows } = await sql<NearKeyword>`
    with source as (
      select adam_id, apple #> '{targeting,countryOrRegion,include}' as countries from campaigns c
      where team_id = ${teamId} and campaign_id = ${campaignId}::bigint ${inScope})
    select k.text, k.ad_group_id::text, k.campaign_id::text, a.name, c.name as campaign_name
    from source
    join campaigns c on c.team_id = ${teamId} and c.adam_id = source.adam_id and not c.is_removed ${inScope}
      and exists (select from jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}') as one
                  where source.countries ? one)
    join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id and not a.is_removed
    join keywords k on k.team_id = a.team_id and k.ad_group_id = a.ad_group_id and not k.is_removed
    where a.ad_group_id > 0 and k.status = 'ENABLED'
      and exists (select from unnest(${[...parts]}::text[]) as part where position(part in lower(k.text)) > 0)
    order by k.keyword_id desc limit ${maxRead}`.execute(db);
  return rows;
}
