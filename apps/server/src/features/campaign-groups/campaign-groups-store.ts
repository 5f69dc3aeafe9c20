import type { Connection } from '../../platform/db/database.ts';

const columns = [
  'teamId',
  'campaignGroupId',
  'certificateId',
  'adAccountId',
  'appleOrgId',
  'appleName',
  'name',
  'deliveryMode',
  'currency',
  'timeZone',
  'paymentModel',
  'appleRoles',
  'totalBudgetMinor',
  'cpaGoalMinor',
  'attachedAt',
  'detachedAt',
  'revision',
] as const;

export async function findCampaignGroup(db: Connection, teamId: number, campaignGroupId: number) {
  return db
    .selectFrom('campaignGroups')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .executeTakeFirst();
}
export type CampaignGroupRow = NonNullable<Awaited<ReturnType<typeof findCampaignGroup>>>;
