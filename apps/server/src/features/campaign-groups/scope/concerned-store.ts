import { leaders, rolesWithScope } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

const boundToGroups = rolesWithScope('groups');
const boundToCampaigns = rolesWithScope('campaigns');

/**
 * Owner, admins, and whoever has it in scope: an empty scope holds everything, a manager is bound to campaign groups,
 * the others to campaigns and so to the groups around them.
 */
export async function listConcerned(
  db: Connection,
  teamId: number,
  { campaignGroupId, campaignId }: { campaignGroupId: number; campaignId?: string },
): Promise<number[]> {
  const inGroup = sql<string>`select c.campaign_id from campaigns c
    join campaign_groups g on g.team_id = c.team_id and g.ad_account_id::bigint = c.ad_account_id
    where g.team_id = ${teamId} and g.campaign_group_id = ${campaignGroupId}`;
  const campaigns = campaignId === undefined ? inGroup : sql<string>`select ${campaignId}::bigint`;
  const rows = await db
    .selectFrom('teamMembers')
    .select('userId')
    .where('teamId', '=', teamId)
    .where('disabledAt', 'is', null)
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .where((row) =>
      row.or([
        row('role', 'in', leaders),
        row.and([
          row('role', 'in', [...boundToGroups, ...boundToCampaigns]),
          row('scope', '=', sql<number[]>`'{}'`),
        ]),
        row.and([row('role', 'in', boundToGroups), sql<boolean>`${campaignGroupId} = any(scope)`]),
        row.and([row('role', 'in', boundToCampaigns), sql<boolean>`scope && array(${campaigns})`]),
      ]),
    )
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
