import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

type Place = { campaignGroupId: number; adAccountId: string };

/** Detached groups too: their history stays in the scope it was in. */
export async function listPlacesOfGroups(
  db: Connection,
  teamId: number,
  campaignGroupIds: readonly number[],
): Promise<Place[]> {
  if (campaignGroupIds.length === 0) return [];
  return db
    .selectFrom('campaignGroups')
    .select(['campaignGroupId', 'adAccountId'])
    .where('teamId', '=', teamId)
    .where('campaignGroupId', 'in', campaignGroupIds)
    .orderBy('campaignGroupId')
    .execute();
}

export async function listPlacesOfAdAccounts(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<Place[]> {
  if (adAccountIds.length === 0) return [];
  return db
    .selectFrom('campaignGroups')
    .select(['campaignGroupId', 'adAccountId'])
    .where('teamId', '=', teamId)
    .where('adAccountId', 'in', adAccountIds)
    .orderBy('campaignGroupId')
    .execute();
}

export async function listCampaignsOfAdAccounts(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<number[]> {
  if (adAccountIds.length === 0) return [];
  const rows = await db
    .selectFrom('campaigns')
    .select('campaignId')
    .where('teamId', '=', teamId)
    .where(sql<boolean>`ad_account_id = any(${[...adAccountIds]}::bigint[])`)
    .orderBy('campaignId')
    .execute();
  return rows.map(({ campaignId }) => campaignId);
}

/** Those of the named campaigns that the team has. */
export async function listCampaignsById(
  db: Connection,
  teamId: number,
  campaignIds: readonly number[],
): Promise<{ campaignId: number; adAccountId: string }[]> {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('campaigns')
    .select(['campaignId', sql<string>`ad_account_id::text`.as('adAccountId')])
    .where('teamId', '=', teamId)
    .where('campaignId', 'in', campaignIds)
    .orderBy('campaignId')
    .execute();
}
