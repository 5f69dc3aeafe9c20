import { type AdKind, adKinds as kinds } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { renameReserves } from '../../reserves/index.ts';
import { tables } from './ads-store.ts';

/*
 * What is created has rows of ours, with ids below zero, from its commit until Apple has given it an id or its edit has
 * ended otherwise.
 */

export async function deleteLocalAds(
  tx: Transaction,
  teamId: number,
  kind: AdKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table, id } = tables[kind];
  await sql`
    delete from ${sql.raw(table)}
    where team_id = ${teamId} and ${sql.raw(id)} < 0 and ${sql.raw(id)} = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
}

/** Of one set: those whose edit has ended, or all where it is a draft again. */
export async function deleteLocalAdsOfSet(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  which: 'ended' | 'all' = 'ended',
): Promise<void> {
  for (const kind of kinds) {
    const { table, id } = tables[kind];
    await sql`
      delete from ${sql.raw(table)} t using edits e
      where e.team_id = ${teamId} and e.change_set_id = ${changeSetId} and e.kind = ${kind} and e.intent = 'create'
        ${which === 'all' ? sql`` : sql`and e.settled_at is not null`}
        and t.team_id = e.team_id and t.${sql.raw(id)} < 0 and t.${sql.raw(id)} = e.object_id`.execute(tx);
  }
}

export type GivenId = { localId: string; appleId: string; changeSetId: number };

/** Apple has given ids: whatever lies in these things, and whoever is bound to them, names them so from now on. */
export async function giveIds(
  tx: Transaction,
  teamId: number,
  kind: 'campaign' | 'adGroup',
  given: readonly GivenId[],
): Promise<void> {
  if (given.length === 0) return;
  const column = sql.raw(tables[kind].id);
  const locals = given.map(({ localId }) => localId);
  const ids = sql`unnest(${locals}::bigint[], ${given.map(({ appleId }) => appleId)}::bigint[]) as m (local, apple)`;
  const sets = [...new Set(given.map(({ changeSetId }) => changeSetId))];
  for (const among of [sql`e.change_set_id = any(${sets}::bigint[])`, sql`e.settled_at is null`])
    await sql`
      update edits e set ${column} = m.apple from ${ids}
      where e.team_id = ${teamId} and ${among} and e.${column} = m.local`.execute(tx);
  const inside = kind === 'campaign' ? kinds.slice(1) : kinds.slice(2);
  for (const child of inside) {
    const { table, id } = tables[child];
    await sql`
      update ${sql.raw(table)} t set ${column} = m.apple from ${ids}
      where t.team_id = ${teamId} and t.${sql.raw(id)} < 0 and t.${column} = m.local`.execute(tx);
  }
  if (kind === 'adGroup') return;
  await renameReserves(tx, teamId, given);
  for (const table of ['team_members', 'team_invitations'])
    await sql`
      update ${sql.raw(table)} t set scope = array_replace(t.scope, m.local, m.apple)
      from ${ids} where t.team_id = ${teamId} and m.local = any(t.scope)`.execute(tx);
}

export type Orphan = { changeSetId: number; number: number; kind: AdKind; objectId: string };

/** Nothing can be made in what was not made: what waits for it ends with it. */
export async function endOrphans(
  tx: Transaction,
  teamId: number,
  parents: readonly { kind: AdKind; objectId: string; campaignId: string }[],
  at: Date,
): Promise<Orphan[]> {
  if (parents.length === 0) return [];
  const campaignIds = parents.map(({ campaignId }) => campaignId);
  const idsOf = (kind: AdKind) => parents.filter((one) => one.kind === kind).map(({ objectId }) => objectId);
  const { rows } = await sql<Orphan>`
    update edits set state = 'refused', refusal = 'parentRefused', settled_at = ${at}
    where team_id = ${teamId} and settled_at is null and state = 'waiting' and campaign_id = any(${campaignIds}::bigint[])
      and (campaign_id = any(${idsOf('campaign')}::bigint[]) or ad_group_id = any(${idsOf('adGroup')}::bigint[]))
    returning change_set_id, number, kind, object_id::text`.execute(tx);
  return rows;
}

/** A term whose keyword was not added stays where it is met; a keyword that none replaced goes on. */
export async function endHeldBy(
  tx: Transaction,
  teamId: number,
  keywords: readonly { changeSetId: number; number: number }[],
  at: Date,
): Promise<Orphan[]> {
  if (keywords.length === 0) return [];
  const sets = keywords.map(({ changeSetId }) => changeSetId);
  const numbers = keywords.map(({ number }) => number);
  const { rows } = await sql<Orphan>`
    update edits n set state = 'refused', refusal = 'keywordRefused', settled_at = ${at}
    from unnest(${sets}::bigint[], ${numbers}::int[]) as lost (change_set_id, number)
    join edits k on k.team_id = ${teamId} and k.change_set_id = lost.change_set_id and k.number = lost.number
    where n.team_id = ${teamId} and n.change_set_id = k.change_set_id and n.state = 'waiting'
      and ((n.kind = 'negativeKeyword' and n.intent = 'create' and lower(n.after->>'text') = lower(k.after->>'text'))
        or (n.kind = 'keyword' and n.intent = 'update' and n.after->>'status' = 'paused' and n.ad_group_id = k.ad_group_id
          and lower(k.after->>'text') = (select lower(w.text) from keywords w
            where w.team_id = ${teamId} and w.keyword_id = n.object_id)))
    returning n.change_set_id, n.number, n.kind, n.object_id::text`.execute(tx);
  return rows;
}

export async function listMemberScopes(
  db: Connection,
  teamId: number,
  userId: number,
): Promise<{ scope: number[] }[]> {
  return db
    .selectFrom('teamMembers')
    .select('scope')
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .execute();
}

/** What somebody who is bound to campaigns creates is theirs at once. */
export async function joinScope(
  tx: Transaction,
  { teamId, userId }: { teamId: number; userId: number },
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  await sql`
    update team_members set scope = scope || ${[...campaignIds]}::bigint[], revision = revision + 1
    where team_id = ${teamId} and user_id = ${userId}`.execute(tx);
}
