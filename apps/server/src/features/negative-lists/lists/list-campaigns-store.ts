import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { appSql } from '../../ad-columns/index.ts';

export type Reader = { teamId: number; campaignIds: readonly number[] | undefined };
type Key = { teamId: number; listId: number };
export type CampaignRow = { campaignId: string; name: string; app: string; countries: string[] };

export const inScope = ({ campaignIds }: Reader, column: string) =>
  campaignIds === undefined ? sql`true` : sql`${sql.raw(column)} = any(${[...campaignIds]}::bigint[])`;

/** That can have negative keywords of ours: at Apple, not removed, of an ad account that is attached. */
const usable = sql`
  campaigns c join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text
    and g.detached_at is null`;
const shown = sql`
  c.campaign_id::text, coalesce(c.name, '') as name, coalesce(${sql.raw(appSql('c'))}, '') as app,
  coalesce((select array_agg(one order by one) from jsonb_array_elements_text(
    c.apple #> '{targeting,countryOrRegion,include}') as one), '{}') as countries`;

export async function listAttachedCampaigns(
  db: Connection,
  reader: Reader,
  listId: number,
): Promise<(CampaignRow & { isLeaving: boolean })[]> {
  const { rows } = await sql<CampaignRow & { isLeaving: boolean }>`
    select ${shown}, l.is_leaving
    from negative_list_campaigns l
    join ${usable} on c.team_id = l.team_id and c.campaign_id = l.campaign_id and not c.is_removed
    where l.team_id = ${reader.teamId} and l.list_id = ${listId} and ${inScope(reader, 'l.campaign_id')}
    order by lower(c.name), c.campaign_id`.execute(db);
  return rows;
}

/** As the names of others are not told to whoever is bound to a part, only how many they are. */
export async function countAttached(
  db: Connection,
  reader: Reader,
): Promise<Map<number, { campaigns: number; others: number }>> {
  const { rows } = await sql<{ listId: number; campaigns: number; others: number }>`
    select l.list_id, count(*) filter (where ${inScope(reader, 'l.campaign_id')}) as campaigns,
      count(*) filter (where not ${inScope(reader, 'l.campaign_id')}) as others
    from negative_list_campaigns l
    join ${usable} on c.team_id = l.team_id and c.campaign_id = l.campaign_id and not c.is_removed
    where l.team_id = ${reader.teamId} and not l.is_leaving
    group by l.list_id`.execute(db);
  return new Map(rows.map(({ listId, ...counts }) => [listId, counts]));
}

export async function listAttachable(
  db: Connection,
  reader: Reader,
  { listId, name, limit }: { listId: number; name: string; limit: number },
): Promise<{ rows: CampaignRow[]; total: number }> {
  const { rows } = await sql<CampaignRow & { total: number }>`
    select ${shown}, count(*) over () as total
    from ${usable}
    where c.team_id = ${reader.teamId} and not c.is_removed and c.campaign_id > 0 and ${inScope(reader, 'c.campaign_id')}
      and not c.is_archived
      and position(lower(${name}) in lower(coalesce(c.name, '') || ' ' || coalesce(${sql.raw(appSql('c'))}, ''))) > 0
      and not exists (select from negative_list_campaigns l where l.team_id = c.team_id and l.list_id = ${listId}
        and l.campaign_id = c.campaign_id and not l.is_leaving)
    order by (c.status = 'ENABLED') is true desc, lower(c.name), c.campaign_id limit ${limit}`.execute(db);
  return {
    rows: rows.map(({ campaignId, name: called, app, countries }) => ({
      campaignId,
      name: called,
      app,
      countries,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Those of them that exist in scope. */
export async function listUsable(
  db: Connection,
  reader: Reader,
  campaignIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ campaignId: string }>`
    select c.campaign_id::text from ${usable}
    where c.team_id = ${reader.teamId} and not c.is_removed and c.campaign_id > 0 and ${inScope(reader, 'c.campaign_id')}
      and c.campaign_id = any(${[...campaignIds]}::bigint[])`.execute(db);
  return rows.map(({ campaignId }) => campaignId);
}

export async function putAttached(
  tx: Transaction,
  { teamId, listId }: Key,
  campaignIds: readonly string[],
  { attachedBy, attachedAt }: { attachedBy: number; attachedAt: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into negative_list_campaigns as known (team_id, list_id, campaign_id, attached_by, attached_at)
    select ${teamId}::bigint, ${listId}::bigint, one, ${attachedBy}::bigint, ${attachedAt}::timestamptz
    from unnest(${[...campaignIds]}::bigint[]) as one
    on conflict (team_id, list_id, campaign_id) do update
    set is_leaving = false, attached_by = excluded.attached_by, attached_at = excluded.attached_at
    where known.is_leaving`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function markLeaving(
  tx: Transaction,
  { teamId, listId }: Key,
  campaignIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update negative_list_campaigns set is_leaving = true
    where team_id = ${teamId} and list_id = ${listId} and campaign_id = any(${[...campaignIds]}::bigint[])
      and not is_leaving`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What it brought there is no longer its own. */
export async function deleteAttached(
  tx: Transaction,
  { teamId, listId }: Key,
  campaignIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from negative_list_campaigns
    where team_id = ${teamId} and list_id = ${listId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
