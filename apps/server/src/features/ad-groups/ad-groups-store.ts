import type { AdStatus } from '@tapwright/contracts/ad-values';
import { adGroupColumns } from '@tapwright/contracts/ad-columns';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import type { AdScope } from '../campaign-groups/index.ts';
import { isHidden, ownStatus, selectDetails, shownState } from '../ad-columns/index.ts';

export type AdGroupRow = {
  campaignGroupId: number;
  campaignGroupName: string;
  currency: string;
  campaignId: string;
  campaignName: string;
  adGroupId: string;
  name: string;
  status: AdStatus;
  displayStatus: string | null;
  reasons: string | null;
  limits: string | null;
  app: string | null;
  campaignType: string | null;
  isArchived: boolean;
  total: number;
};

export type AdGroupFilter = {
  campaignGroupId?: readonly number[] | undefined;
  campaignId?: readonly string[] | undefined;
  /** Named by its id it is found even when it is gone. */
  adGroupId?: string;
  name?: string | undefined;
  words?: string | undefined;
  archived?: 'yes' | undefined;
  pageNum: number;
  pageSize: number;
};

const details = sql.raw(selectDetails(adGroupColumns, 'a'));

export async function listAdGroups(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  { campaignGroupId, campaignId, adGroupId, name, words = '', archived, pageNum, pageSize }: AdGroupFilter,
): Promise<AdGroupRow[]> {
  const { rows } = await sql<AdGroupRow>`
    select g.campaign_group_id, g.name as campaign_group_name, g.currency, a.campaign_id::text,
      coalesce(c.name, '') as campaign_name, a.ad_group_id::text, a.name,
      case when a.is_removed then 'removed' else ${sql.raw(ownStatus('a', 'ad_group_id'))} end as status,
      ${sql.raw(shownState('a', 'c'))} as display_status, ${sql.raw(isHidden('a'))} as is_archived, ${details}, count(*) over () as total
    from ad_groups a
    join campaign_groups g on g.team_id = a.team_id and g.ad_account_id = a.ad_account_id::text
    left join campaigns c on c.team_id = a.team_id and c.campaign_id = a.campaign_id
    where a.team_id = ${teamId}
      ${scope === undefined ? sql`` : sql`and a.campaign_id = any(${[...scope.campaignIds]}::bigint[])`}
      ${adGroupId === undefined ? sql`and not a.is_removed and g.detached_at is null and ${sql.raw(isHidden('a'))} = ${archived === 'yes'}` : sql`and a.ad_group_id = ${adGroupId}::bigint`}
      ${campaignGroupId === undefined ? sql`` : sql`and g.campaign_group_id = any(${[...campaignGroupId]}::bigint[])`}
      ${campaignId === undefined ? sql`` : sql`and a.campaign_id = any(${[...campaignId]}::bigint[])`}
      ${name === undefined ? sql`` : sql`and position(lower(${name}) in lower(a.name)) > 0`}
      ${hasWords(words)}
    order by lower(a.name), a.ad_group_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return rows;
}

/** Each somewhere in the two names that tell an ad group from others. */
const hasWords = (words: string) =>
  sql.join(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`and position(lower(${word}) in lower(concat(c.name, ' ', a.name))) > 0`),
    sql` `,
  );
