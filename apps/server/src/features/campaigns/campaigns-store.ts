import type { AdStatus, CampaignType } from '@tapwright/contracts/ad-values';
import { campaignColumns } from '@tapwright/contracts/ad-columns';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import type { AdScope } from '../campaign-groups/index.ts';
import { appSql, campaignTypeSql, isHidden, ownStatus, selectDetails } from '../ad-columns/index.ts';

type CampaignRow = {
  campaignGroupId: number;
  campaignGroupName: string;
  currency: string;
  deliveryMode: string;
  campaignId: string;
  name: string;
  status: AdStatus;
  displayStatus: string | null;
  reasons: string | null;
  limits: string | null;
  app: string | null;
  campaignType: string | null;
  total: number;
};

export type CampaignFilter = {
  campaignGroupId?: readonly number[] | undefined;
  name?: string | undefined;
  archived?: 'yes' | undefined;
  pageNum: number;
  pageSize: number;
};

const details = sql.raw(selectDetails(campaignColumns, 'c'));

const inScope = (scope: AdScope | undefined): RawBuilder<unknown> =>
  scope === undefined ? sql`true` : sql`c.campaign_id = any(${[...scope.campaignIds]}::bigint[])`;

const fromCampaigns = sql`campaigns c
  join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text`;

export async function listCampaigns(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  { campaignGroupId, name, archived, pageNum, pageSize }: CampaignFilter,
): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select g.campaign_group_id, g.name as campaign_group_name, g.currency, g.delivery_mode,
      c.campaign_id::text, c.name, ${sql.raw(ownStatus('c', 'campaign_id'))} as status,
      c.display_status, ${details},
      count(*) over () as total
    from ${fromCampaigns}
    where c.team_id = ${teamId} and not c.is_removed and g.detached_at is null and ${inScope(scope)}
      and ${sql.raw(isHidden('c'))} = ${archived === 'yes'}
      ${campaignGroupId === undefined ? sql`` : sql`and g.campaign_group_id = any(${[...campaignGroupId]}::bigint[])`}
      ${name === undefined ? sql`` : sql`and position(lower(${name}) in lower(c.name)) > 0`}
    order by lower(c.name), c.campaign_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return rows;
}

type ChosenType = { campaignId: string; name: string; chosenType: CampaignType | null };

/** In the order of their ids, so that two who choose at once wait for each other. */
export async function lockCampaigns(
  tx: Transaction,
  teamId: number,
  scope: AdScope | undefined,
  campaignIds: readonly string[],
): Promise<ChosenType[]> {
  const { rows } = await sql<ChosenType>`
    select c.campaign_id::text, coalesce(c.name, '') as name, c.chosen_type from campaigns c
    where c.team_id = ${teamId} and c.campaign_id = any(${[...campaignIds]}::bigint[]) and ${inScope(scope)}
    order by c.campaign_id for update`.execute(tx);
  return rows;
}

export async function updateChosenType(
  tx: Transaction,
  teamId: number,
  campaignIds: readonly string[],
  chosenType: CampaignType | null,
): Promise<void> {
  await sql`update campaigns set chosen_type = ${chosenType}
    where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(tx);
}

type Kinds = {
  apps: { adamId: string; name: string }[];
  countries: string[];
  types: string[];
  placements: string[];
  currencies: string[];
};

/** Those of removed ones too: their figures are still listed. */
export async function listKinds(db: Connection, teamId: number, scope: AdScope | undefined): Promise<Kinds> {
  const { rows } = await sql<Kinds>`
    with own as (select c.* from campaigns c where c.team_id = ${teamId} and ${inScope(scope)})
    select
      (select coalesce(json_agg(app order by lower(app.name), app."adamId"), '[]') from (
        select distinct adam_id as "adamId", ${sql.raw(appSql('own'))} as name from own where adam_id is not null) app) as apps,
      array(select distinct country from own,
        jsonb_array_elements_text(own.apple #> '{targeting,countryOrRegion,include}') as country order by 1) as countries,
      array(select distinct ${sql.raw(campaignTypeSql('own'))} from own) as types,
      array(select distinct placement from own,
        jsonb_array_elements_text(own.apple #> '{targeting,supplyPlacement,include}') as placement order by 1) as placements,
      array(select distinct g.currency from own join campaign_groups g
        on g.team_id = own.team_id and g.ad_account_id = own.ad_account_id::text order by 1) as currencies`.execute(
    db,
  );
  return rows[0] ?? { apps: [], countries: [], types: [], placements: [], currencies: [] };
}

export type CampaignCount = { total: number; running: number; paused: number; removed: number };

/** Those of attached campaign groups; `currency` is that of the ad account. */
export async function countCampaigns(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  currency: 'RMB' | 'USD' | undefined,
): Promise<CampaignCount> {
  const { rows } = await sql<CampaignCount>`
    select count(*) as total,
      count(*) filter (where c.is_removed) as removed,
      count(*) filter (where not c.is_removed and c.status = 'PAUSED') as paused,
      count(*) filter (where not c.is_removed and c.status is distinct from 'PAUSED') as running
    from ${fromCampaigns}
    where c.team_id = ${teamId} and c.campaign_id > 0 and g.detached_at is null and ${inScope(scope)}
      ${currency === undefined ? sql`` : sql`and g.currency = any(${currency === 'RMB' ? ['CNY', 'RMB'] : ['USD']}::text[])`}`.execute(
    db,
  );
  return rows[0] ?? { total: 0, running: 0, paused: 0, removed: 0 };
}

/** Those that are not removed, by ad account. */
export async function countByAdAccount(
  db: Connection,
  teamId: number,
  {
    adAccountIds,
    campaignIds,
  }: { adAccountIds: readonly string[]; campaignIds: readonly string[] | undefined },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ adAccountId: string; count: number }>`
    select ad_account_id::text, count(*) from campaigns
    where team_id = ${teamId} and not is_removed and ad_account_id = any(${[...adAccountIds]}::bigint[])
      ${campaignIds === undefined ? sql`` : sql`and campaign_id = any(${[...campaignIds]}::bigint[])`}
    group by ad_account_id`.execute(db);
  return new Map(rows.map(({ adAccountId, count }) => [adAccountId, count]));
}

type TreeRow = {
  campaignGroupId: number;
  campaignGroupName: string;
  campaignId: string;
  campaignName: string;
  campaignStatus: AdStatus;
  adGroupId: string | null;
  adGroupName: string | null;
  adGroupStatus: AdStatus | null;
};

/** A row for each ad group, and one for each campaign without any; by name at each level. Archived ones by themselves. */
export async function listTree(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  archived: 'yes' | undefined,
): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select g.campaign_group_id, g.name as campaign_group_name, c.campaign_id::text, coalesce(c.name, '') as campaign_name,
      ${sql.raw(ownStatus('c', 'campaign_id'))} as campaign_status,
      a.ad_group_id::text, coalesce(a.name, '') as ad_group_name,
      ${sql.raw(ownStatus('a', 'ad_group_id'))} as ad_group_status
    from ${fromCampaigns}
    left join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id and not a.is_removed
      and (${archived === 'yes'} or not ${sql.raw(isHidden('a'))})
    where c.team_id = ${teamId} and not c.is_removed and g.detached_at is null and ${inScope(scope)}
      and (${sql.raw(isHidden('c'))} or ${sql.raw(isHidden('a'))} and ${archived === 'yes'}) = ${archived === 'yes'}
    order by lower(g.name), g.campaign_group_id, lower(c.name), c.campaign_id, lower(a.name), a.ad_group_id`.execute(
    db,
  );
  return rows;
}
