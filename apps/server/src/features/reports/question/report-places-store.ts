import type { CampaignType } from '@tapwright/contracts/ad-values';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { campaignTypeSql } from '../../ad-columns/index.ts';

export type ReportAccount = {
  adAccountId: string;
  campaignGroupId: number;
  name: string;
  deliveryMode: string;
  currency: string;
  timeZone: string;
  /** What an install may cost, in minor units of its currency. */
  cpaGoalMinor: number | null;
  attachedAt: Date;
  detachedAt: Date | null;
};

/** Every ad account the team has or had: its history stays after it was detached. */
export async function listReportAccounts(db: Connection, teamId: number): Promise<ReportAccount[]> {
  return db
    .selectFrom('campaignGroups')
    .select([
      'adAccountId',
      'campaignGroupId',
      'name',
      'deliveryMode',
      'currency',
      'timeZone',
      'cpaGoalMinor',
      'attachedAt',
      'detachedAt',
    ])
    .where('teamId', '=', teamId)
    .orderBy('campaignGroupId')
    .execute();
}

/** What a campaign is for, where, and what it is called. */
export type CampaignKind = {
  adamId?: readonly string[] | undefined;
  country?: readonly string[] | undefined;
  campaignType?: readonly CampaignType[] | undefined;
  placement?: readonly string[] | undefined;
  /** A part of it. */
  campaignName?: string | undefined;
};

/** Undefined where nothing of the kind is asked; removed ones have it too. */
export async function listCampaignsOfKind(
  db: Connection,
  teamId: number,
  { adamId, country, campaignType, placement, campaignName }: CampaignKind,
): Promise<string[] | undefined> {
  if ([adamId, country, campaignType, placement, campaignName].every((one) => one === undefined))
    return undefined;
  const { rows } = await sql<{ campaignId: string }>`
    select c.campaign_id::text from campaigns c
    where c.team_id = ${teamId}
      ${adamId === undefined ? sql`` : sql`and c.adam_id = any(${[...adamId]}::text[])`}
      ${country === undefined ? sql`` : sql`and c.apple #> '{targeting,countryOrRegion,include}' ?| ${[...country]}::text[]`}
      ${campaignType === undefined ? sql`` : sql`and ${sql.raw(campaignTypeSql('c'))} = any(${[...campaignType]}::text[])`}
      ${placement === undefined ? sql`` : sql`and c.apple #> '{targeting,supplyPlacement,include}' ?| ${[...placement]}::text[]`}
      ${campaignName === undefined ? sql`` : sql`and position(lower(${campaignName}) in lower(c.name)) > 0`}`.execute(
    db,
  );
  return rows.map(({ campaignId }) => campaignId);
}

/** Ad groups, by a part of their name; removed ones too. */
export async function listAdGroupsNamed(
  db: Connection,
  teamId: number,
  name: string | undefined,
): Promise<string[] | undefined> {
  if (name === undefined) return undefined;
  const { rows } = await sql<{ adGroupId: string }>`
    select a.ad_group_id::text from ad_groups a
    where a.team_id = ${teamId} and position(lower(${name}) in lower(a.name)) > 0`.execute(db);
  return rows.map(({ adGroupId }) => adGroupId);
}

/** The newest rate up to a day of the currency that was published longest ago. */
export async function findOldestNewestRate(
  db: Connection,
  currencies: readonly string[],
  until: string,
): Promise<{ day: string; source: string } | undefined> {
  const { rows } = await sql<{ day: string; source: string }>`
    select rate.day::text, rate.source
    from unnest(${[...currencies]}::text[]) as wanted (currency)
    cross join lateral (
      select day, source from exchange_rates e
      where e.currency = wanted.currency and e.day <= ${until} order by e.day desc limit 1) rate
    order by rate.day limit 1`.execute(db);
  return rows[0];
}
