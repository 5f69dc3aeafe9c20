import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

type Place = {
  campaignId: string;
  campaignName: string;
  adGroupId: string | null;
  adGroupName: string | null;
};
export type TermNegative = Place & { text: string; matchType: string | null };
export type TermKeyword = Place & { text: string; matchType: string | null; isRunning: boolean };
export type TermCampaign = { campaignId: string; adamId: string | null; countries: string[] };

/** Negative keywords at work in these campaigns, for all of a campaign or for one of its ad groups. */
export async function listNegativesAtWork(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<TermNegative[]> {
  const { rows } = await sql<TermNegative>`
    select n.text, n.match_type, n.campaign_id::text, coalesce(c.name, '') as campaign_name, n.ad_group_id::text,
      a.name as ad_group_name
    from negative_keywords n
    left join campaigns c on c.team_id = n.team_id and c.campaign_id = n.campaign_id
    left join ad_groups a on a.team_id = n.team_id and a.ad_group_id = n.ad_group_id
    where n.team_id = ${teamId} and n.campaign_id = any(${[...campaignIds]}::bigint[])
      and not n.is_removed and n.status is distinct from 'PAUSED'
    order by n.negative_keyword_id`.execute(db);
  return rows;
}

/** Keywords with one of these texts, wherever in the reader's scope. */
export async function listKeywordsByText(
  db: Connection,
  teamId: number,
  scoped: readonly number[] | undefined,
  texts: readonly string[],
): Promise<TermKeyword[]> {
  const { rows } = await sql<TermKeyword>`
    select k.text, k.match_type, k.campaign_id::text, coalesce(c.name, '') as campaign_name, k.ad_group_id::text,
      a.name as ad_group_name,
      (k.status = 'ENABLED' and a.status = 'ENABLED' and c.status = 'ENABLED') is true as is_running
    from keywords k
    join campaigns c on c.team_id = k.team_id and c.campaign_id = k.campaign_id and not c.is_removed
    join ad_groups a on a.team_id = k.team_id and a.ad_group_id = k.ad_group_id and not a.is_removed
    where k.team_id = ${teamId} and lower(k.text) = any(${[...texts]}::text[]) and not k.is_removed
      ${scoped === undefined ? sql`` : sql`and k.campaign_id = any(${[...scoped]}::bigint[])`}
    order by k.keyword_id`.execute(db);
  return rows;
}

export async function listTermCampaigns(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<TermCampaign[]> {
  const { rows } = await sql<TermCampaign>`
    select campaign_id::text, adam_id,
      array(select jsonb_array_elements_text(apple #> '{targeting,countryOrRegion,include}')) as countries
    from campaigns where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(
    db,
  );
  return rows;
}
