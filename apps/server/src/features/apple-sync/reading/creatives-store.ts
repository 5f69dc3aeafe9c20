import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { asId, type SyncAccountKey } from '../sync-store.ts';

export type ListedCreative = {
  id: string;
  systemStatus?: string | null | undefined;
  modificationTime?: string | null | undefined;
};

/** Those of which Apple's list says something else than is known here, or nothing was read yet. */
export async function listChangedCreatives(
  db: Connection,
  { teamId }: SyncAccountKey,
  listed: readonly ListedCreative[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e ->> 'id' as id from jsonb_array_elements(${JSON.stringify(listed)}::jsonb) as e
    where not exists (
      select from creatives k where k.team_id = ${teamId} and k.creative_id = (e ->> 'id')::bigint and not k.is_removed
        and k.apple ->> 'systemStatus' is not distinct from e ->> 'systemStatus'
        and k.apple ->> 'modificationTime' is not distinct from e ->> 'modificationTime')
    order by (e ->> 'id')::bigint`.execute(db);
  return rows.map(({ id }) => id);
}

export async function putCreatives(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  answered: readonly { id: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into creatives as known (team_id, ad_account_id, creative_id, apple, is_removed)
    select ${teamId}, ${adAccountId}::bigint, (e ->> 'id')::bigint, e, coalesce((e ->> 'deleted')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(answered)}::jsonb) as e
    on conflict (team_id, creative_id) do update set apple = excluded.apple, is_removed = excluded.is_removed
    where (known.apple, known.is_removed) is distinct from (excluded.apple, excluded.is_removed)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Of an ad account whatever is not among these; or, by `gone`, these alone. */
export async function removeCreatives(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  which: { standing: readonly string[] } | { gone: readonly string[] },
): Promise<void> {
  const ids = 'gone' in which ? which.gone : which.standing;
  const isGone = sql<boolean>`creative_id = any(${[...ids]}::bigint[])`;
  await tx
    .updateTable('creatives')
    .set({ isRemoved: true })
    .where('teamId', '=', teamId)
    .where('adAccountId', '=', asId(adAccountId))
    .where('isRemoved', '=', false)
    .where('gone' in which ? isGone : sql<boolean>`not (${isGone})`)
    .execute();
}

/** In which there is an ad, or was. */
export async function listCampaignsOfAds(
  db: Connection,
  { teamId, adAccountId }: SyncAccountKey,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct campaign_id::text as id, campaign_id from ads
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and campaign_id > 0
    order by campaign_id`.execute(db);
  return rows.map(({ id }) => id);
}
