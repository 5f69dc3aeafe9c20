import type { AdStatus } from '@tapwright/contracts/ad-values';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import { ownStatus } from '../ad-columns/index.ts';
import type { AdScope } from '../campaign-groups/index.ts';

type NegativeRow = {
  campaignGroupId: number;
  campaignGroupName: string;
  currency: string;
  campaignId: string;
  campaignName: string;
  adGroupId: string | null;
  negativeKeywordId: string;
  name: string;
  status: AdStatus;
  matchType: string | null;
  total: number;
};

export type NegativeFilter = {
  campaignId?: readonly string[] | undefined;
  adGroupId?: readonly string[] | undefined;
  name?: string | undefined;
  pageNum: number;
  pageSize: number;
};

/** In an ad group work its own and those of its whole campaign. */
export async function listNegatives(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  { campaignId, adGroupId, name, pageNum, pageSize }: NegativeFilter,
): Promise<NegativeRow[]> {
  const { rows } = await sql<NegativeRow>`
    select g.campaign_group_id, g.name as campaign_group_name, g.currency, n.campaign_id::text,
      coalesce(c.name, '') as campaign_name, n.ad_group_id::text, n.negative_keyword_id::text, n.text as name,
      ${sql.raw(ownStatus('n', 'negative_keyword_id'))} as status, n.match_type,
      count(*) over () as total
    from negative_keywords n
    join campaign_groups g on g.team_id = n.team_id and g.ad_account_id = n.ad_account_id::text
    left join campaigns c on c.team_id = n.team_id and c.campaign_id = n.campaign_id
    where n.team_id = ${teamId} and not n.is_removed
      ${scope === undefined ? sql`` : sql`and n.campaign_id = any(${[...scope.campaignIds]}::bigint[])`}
      ${campaignId === undefined ? sql`` : sql`and n.campaign_id = any(${[...campaignId]}::bigint[])`}
      ${adGroupId === undefined ? sql`` : ofAdGroups(teamId, adGroupId)}
      ${name === undefined ? sql`` : sql`and position(lower(${name}) in lower(n.text)) > 0`}
    order by lower(n.text), n.negative_keyword_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return rows;
}

const ofAdGroups = (teamId: number, adGroupIds: readonly string[]) => sql`
  and (n.ad_group_id = any(${[...adGroupIds]}::bigint[])
    or (n.ad_group_id is null and n.campaign_id in (
      select campaign_id from ad_groups where team_id = ${teamId} and ad_group_id = any(${[...adGroupIds]}::bigint[]))))`;
