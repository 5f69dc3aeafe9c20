import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { asId, type SyncAccountKey } from '../sync-store.ts';

export type EntityKind = 'campaign' | 'adGroup' | 'keyword' | 'negativeKeyword' | 'ad';

/** Where each kind lies: its own id last, the ids of what it is in before it. */
const places: Readonly<
  Record<EntityKind, { table: string; id: string; parents: readonly (readonly [string, string])[] }>
> = {
  campaign: { table: 'campaigns', id: 'campaign_id', parents: [] },
  adGroup: { table: 'ad_groups', id: 'ad_group_id', parents: [['campaign_id', 'campaignId']] },
  keyword: {
    table: 'keywords',
    id: 'keyword_id',
    parents: [
      ['campaign_id', 'campaignId'],
      ['ad_group_id', 'adGroupId'],
    ],
  },
  negativeKeyword: {
    table: 'negative_keywords',
    id: 'negative_keyword_id',
    parents: [
      ['campaign_id', 'campaignId'],
      ['ad_group_id', 'adGroupId'],
    ],
  },
  ad: {
    table: 'ads',
    id: 'ad_id',
    parents: [
      ['campaign_id', 'campaignId'],
      ['ad_group_id', 'adGroupId'],
    ],
  },
};

export type Entity = { id: string; deleted?: boolean | null | undefined };

/** What was removed or moved while several pages were read can be on two of them: the later word counts. */
const withoutRepeats = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/**
 * A page may be stored after a change that was made while it was on its way: what Apple changed earlier than what is
 * known brings nothing back, nor does the same state of what was removed since.
 */
const isNewer = sql`
  coalesce(excluded.apple ->> 'modificationTime', '~') >= coalesce(known.apple ->> 'modificationTime', '')
  and not (coalesce((known.apple ->> 'deleted')::boolean, false) and not excluded.is_removed
    and excluded.apple ->> 'modificationTime' = known.apple ->> 'modificationTime')`;

/** Writes those that differ, and says how many did. */
export async function putEntities(
  tx: Transaction,
  kind: EntityKind,
  { teamId, adAccountId }: SyncAccountKey,
  answered: readonly Entity[],
): Promise<number> {
  const entities = withoutRepeats(answered);
  if (entities.length === 0) return 0;
  const { table, id, parents } = places[kind];
  const columns = sql.raw([...parents.map(([column]) => column), id].join(', '));
  const values = sql.raw(
    [...parents.map(([, field]) => `(e ->> '${field}')::bigint`), `(e ->> 'id')::bigint`].join(', '),
  );
  const { numAffectedRows } = await sql`
    insert into ${sql.raw(table)} as known (team_id, ad_account_id, ${columns}, apple, is_removed)
    select ${teamId}, ${adAccountId}::bigint, ${values}, e, coalesce((e ->> 'deleted')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(entities)}::jsonb) as e
    on conflict (team_id, ${sql.raw(id)}) do update set apple = excluded.apple, is_removed = excluded.is_removed
    where (known.apple, known.is_removed) is distinct from (excluded.apple, excluded.is_removed)
      and ${isNewer}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Where a list was read: those of ours in it with ids above `after`, up to `upTo`, should all have been in the answer. */
export type IdRange = {
  after: string;
  upTo: string | undefined;
  within?: { column: 'ad_group_id' | 'campaign_id'; ids: readonly string[] };
  /** Negative keywords of the campaign itself. */
  ofCampaignOnly?: boolean;
};

export async function listMissing(
  db: Connection,
  kind: EntityKind,
  { teamId, adAccountId }: SyncAccountKey,
  answered: readonly string[],
  { after, upTo, within, ofCampaignOnly }: IdRange,
): Promise<string[]> {
  const { table, id } = places[kind];
  const column = sql.raw(id);
  const narrowed = within ? sql`and ${sql.raw(within.column)} = any(${[...within.ids]}::bigint[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    select ${column}::text as id from ${sql.raw(table)}
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and not is_removed
      and ${column} > ${after}::bigint and ${column} <= ${upTo ?? '9223372036854775807'}::bigint
      and ${column} <> all(${[...answered]}::bigint[]) ${narrowed}
      ${ofCampaignOnly ? sql`and ad_group_id is null` : sql``}
    order by ${column}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of which there is no row. */
export async function listUnknown(
  db: Connection,
  kind: EntityKind,
  { teamId }: SyncAccountKey,
  ids: readonly string[],
): Promise<string[]> {
  const { table, id } = places[kind];
  const { rows } = await sql<{ id: string }>`
    select t.id::text from unnest(${[...ids]}::bigint[]) as t (id)
    where not exists (select from ${sql.raw(table)} k where k.team_id = ${teamId} and k.${sql.raw(id)} = t.id)
    order by t.id`.execute(db);
  return rows.map((row) => row.id);
}

export async function markRemoved(
  tx: Transaction,
  kind: EntityKind,
  { teamId }: SyncAccountKey,
  ids: readonly string[],
): Promise<void> {
  const { table, id } = places[kind];
  await sql`
    update ${sql.raw(table)} set is_removed = true
    where team_id = ${teamId} and ${sql.raw(id)} = any(${[...ids]}::bigint[])`.execute(tx);
}

/** With a campaign goes what is in it; Apple's lists by ad group do not speak of it any more. */
export async function markInsideRemoved(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
): Promise<void> {
  for (const table of ['keywords', 'negative_keywords', 'ads'])
    await sql`
      update ${sql.raw(table)} t set is_removed = true
      from campaigns c
      where t.team_id = ${teamId} and t.ad_account_id = ${adAccountId}::bigint and not t.is_removed
        and c.team_id = t.team_id and c.campaign_id = t.campaign_id
        and (c.is_removed or exists (
          select from ad_groups g where g.team_id = t.team_id and g.ad_group_id = t.ad_group_id and g.is_removed))`.execute(
      tx,
    );
}

export async function listCampaigns(db: Connection, { teamId, adAccountId }: SyncAccountKey) {
  return db
    .selectFrom('campaigns')
    .select([sql<string>`campaign_id::text`.as('campaignId'), 'adamId', 'isRemoved'])
    .where('teamId', '=', teamId)
    .where('adAccountId', '=', asId(adAccountId))
    .where('campaignId', '>', 0)
    .orderBy('campaignId')
    .execute();
}

/** Those of the named that are not removed here. */
export async function listLiveCampaigns(
  db: Connection,
  { teamId }: SyncAccountKey,
  ids: readonly string[],
): Promise<{ campaignId: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('campaigns')
    .select([sql<string>`campaign_id::text`.as('campaignId'), sql<string>`coalesce(name, '')`.as('name')])
    .where('teamId', '=', teamId)
    .where(sql<boolean>`campaign_id = any(${[...ids]}::bigint[])`)
    .where('isRemoved', '=', false)
    .orderBy('campaignId')
    .execute();
}

/** With how many keywords each has, removed ones too: reports still speak of them. */
export async function listAdGroups(db: Connection, { teamId, adAccountId }: SyncAccountKey) {
  const { rows } = await sql<{
    campaignId: string;
    adGroupId: string;
    isRemoved: boolean;
    keywordCount: number;
  }>`
    select g.campaign_id::text, g.ad_group_id::text, g.is_removed,
           (select count(*) from keywords k where k.team_id = g.team_id and k.ad_group_id = g.ad_group_id) as keyword_count
    from ad_groups g
    where g.team_id = ${teamId} and g.ad_account_id = ${adAccountId}::bigint and g.ad_group_id > 0 and g.campaign_id > 0
    order by g.campaign_id, g.ad_group_id`.execute(db);
  return rows;
}
export type KnownAdGroup = Awaited<ReturnType<typeof listAdGroups>>[number];

/** By ad account; `only` in these campaigns. */
export async function countEntities(
  db: Connection,
  teamId: number,
  only?: readonly number[],
): Promise<Map<string, { campaigns: number; adGroups: number }>> {
  const { rows } = await sql<{ adAccountId: string; campaigns: number; adGroups: number }>`
    select c.ad_account_id::text, count(*) as campaigns,
           coalesce(sum((select count(*) from ad_groups g
             where g.team_id = c.team_id and g.campaign_id = c.campaign_id and not g.is_removed)), 0)::bigint as ad_groups
    from campaigns c
    where c.team_id = ${teamId} and c.campaign_id > 0 and not c.is_removed
      and (${only === undefined} or c.campaign_id = any(${[...(only ?? [])]}::bigint[]))
    group by c.ad_account_id`.execute(db);
  return new Map(rows.map(({ adAccountId, ...counts }) => [adAccountId, counts]));
}

export type ProductPageRow = { id: string };

/** The pages of one app: those answered, and no others. */
export async function replaceProductPages(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  adamId: string,
  answered: readonly ProductPageRow[],
): Promise<void> {
  const pages = withoutRepeats(answered);
  await sql`
    update product_pages set is_removed = true
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and adam_id = ${adamId} and not is_removed
      and product_page_id <> all(${pages.map(({ id }) => id)}::text[])`.execute(tx);
  await sql`
    insert into product_pages as known (team_id, ad_account_id, adam_id, product_page_id, apple)
    select ${teamId}, ${adAccountId}::bigint, ${adamId}, e ->> 'id', e
    from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) as e
    on conflict (team_id, ad_account_id, product_page_id) do update set apple = excluded.apple, is_removed = false
    where (known.apple, known.is_removed) is distinct from (excluded.apple, false)`.execute(tx);
}

export async function listAppsWithPages(
  db: Connection,
  { teamId, adAccountId }: SyncAccountKey,
): Promise<Set<string>> {
  const { rows } = await sql<{ adamId: string }>`
    select distinct adam_id as "adamId" from product_pages
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and not is_removed`.execute(db);
  return new Set(rows.map(({ adamId }) => adamId));
}

/** Those whose name was not read within a day, by the database's clock. */
export async function listUnnamedApps(
  db: Connection,
  { teamId }: SyncAccountKey,
  adamIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('apps')
    .select('adamId')
    .where('teamId', '=', teamId)
    .where('adamId', 'in', [...adamIds, ''])
    .where('namedAt', '>', sql<Date>`now() - interval '1 day'`)
    .execute();
  const named = new Set(rows.map(({ adamId }) => adamId));
  return adamIds.filter((adamId) => !named.has(adamId));
}

export async function putAppName(
  tx: Transaction,
  { teamId }: SyncAccountKey,
  adamId: string,
  name: string,
): Promise<void> {
  await sql`
    insert into apps (team_id, adam_id, name) values (${teamId}, ${adamId}, ${name})
    on conflict (team_id, adam_id) do update set name = excluded.name, named_at = excluded.named_at`.execute(
    tx,
  );
}

export type OutsideChange = {
  kind: EntityKind;
  objectId: string;
  intent: 'create' | 'update' | 'remove';
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  happenedAt: Date | null;
};

/** True the first time. */
export async function noteOutsideChange(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  detailId: string,
  change?: OutsideChange,
): Promise<boolean> {
  const { before, after, ...rest } = change ?? {};
  const row = await tx
    .insertInto('outsideChanges')
    .values({
      teamId,
      adAccountId: asId(adAccountId),
      detailId,
      ...rest,
      objectId: change === undefined ? null : asId(change.objectId),
      ...(before && { before: JSON.stringify(before) }),
      ...(after && { after: JSON.stringify(after) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('detailId')
    .executeTakeFirst();
  return row !== undefined;
}

/** As it is known, or as it was called when somebody made it outside. */
export async function findName(db: Connection, kind: EntityKind, { teamId }: SyncAccountKey, id: string) {
  const place = places[kind];
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select coalesce(apple ->> 'name', apple ->> 'text') from ${sql.raw(place.table)}
       where team_id = ${teamId} and ${sql.raw(place.id)} = ${id}::bigint),
      (select coalesce(after ->> 'name', after ->> 'text') from outside_changes
       where team_id = ${teamId} and kind = ${kind} and object_id = ${id}::bigint and intent = 'create' limit 1)
    ) as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
