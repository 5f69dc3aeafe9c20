import { operatorRole } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import type { OrderKey } from './orders-store.ts';

type Seat = { teamId: number; userId: number; campaignGroupId: number };

/**
 * Staff come into the team, with this campaign group and no other, also where they had all of it for a while. False: they
 * are a member of it otherwise.
 */
export async function seatOperator(
  tx: Transaction,
  { teamId, userId, campaignGroupId, reason, at }: Seat & { reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into team_members (team_id, user_id, role, scope, remark, joined_at)
    values (${teamId}, ${userId}, ${operatorRole}, array[${campaignGroupId}]::bigint[], ${reason.slice(0, 100)}, ${at})
    on conflict (team_id, user_id) do update
      set scope = case when team_members.ends_at is null
          then (select array_agg(distinct id) from unnest(team_members.scope || excluded.scope) as id)
          else excluded.scope end,
        ends_at = null, remark = excluded.remark, revision = team_members.revision + 1
      where team_members.role = ${operatorRole}
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/** Of one campaign group; whoever has no other of the team leaves it. */
export async function unseatOperator(
  tx: Transaction,
  { teamId, userId, campaignGroupId }: Seat,
): Promise<void> {
  const here = sql`team_id = ${teamId} and user_id = ${userId} and role = ${operatorRole}
    and ends_at is null`;
  await sql`delete from team_members where ${here} and scope <@ array[${campaignGroupId}]::bigint[]`.execute(
    tx,
  );
  await sql`update team_members set scope = array_remove(scope, ${campaignGroupId}::bigint), revision = revision + 1
    where ${here} and ${campaignGroupId}::bigint = any(scope)`.execute(tx);
}

/** What a bound member's order is run in is theirs to see. */
export async function bindMaker(tx: Transaction, { teamId, userId, campaignGroupId }: Seat): Promise<void> {
  await sql`update team_members set scope = scope || ${campaignGroupId}::bigint, revision = revision + 1
    where team_id = ${teamId} and user_id = ${userId} and role = 'manager' and scope <> '{}'
      and not ${campaignGroupId}::bigint = any(scope)`.execute(tx);
}

/** Their orders are nobody's from now on, and wait for a colleague. */
export async function releaseOrders(tx: Transaction, userId: number): Promise<OrderKey[]> {
  return tx
    .updateTable('managedOrders')
    .set((row) => ({ staffId: null, revision: row('revision', '+', 1) }))
    .where('staffId', '=', userId)
    .where('state', 'not in', ['done', 'refused', 'cancelled'])
    .returning(['teamId', 'orderId'])
    .execute();
}

export async function listStaffToTell(db: Connection, only: number | null) {
  return db
    .selectFrom('users')
    .select(['userId', 'email', 'language'])
    .where('isStaff', '=', true)
    .where('frozenAt', 'is', null)
    .$if(only !== null, (query) => query.where('userId', '=', only ?? 0))
    .orderBy('userId')
    .execute();
}

/** Owner, admins, whoever made it and whoever wrote in it, as long as they are there. */
export async function listTeamToTell(db: Connection, teamId: number, concerned: readonly number[]) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select(['users.userId', 'users.email', 'users.language'])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.disabledAt', 'is', null)
    .where('users.frozenAt', 'is', null)
    .where((row) =>
      row.or([
        row('teamMembers.role', 'in', ['visitor', 'admin']),
        row.and([
          row('teamMembers.role', '=', 'manager'),
          row('users.userId', '=', sql<number>`any(${[...concerned]}::bigint[])`),
        ]),
      ]),
    )
    .orderBy('users.userId')
    .execute();
}
