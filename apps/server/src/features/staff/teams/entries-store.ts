import { operatorRole } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';

export type EntryKey = { teamId: number; userId: number };

/** What they are in the team by now, under the team's lock. */
export async function findPlace(tx: Transaction, { teamId, userId }: EntryKey) {
  return tx
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select(['teamMembers.role', 'teamMembers.endsAt', 'users.nickName'])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.userId', '=', userId)
    .forUpdate('teamMembers')
    .executeTakeFirst();
}

/** The team's ads, all of them. */
export async function putEntry(
  tx: Transaction,
  { teamId, userId }: EntryKey,
  { reason, at, endsAt }: { reason: string; at: Date; endsAt: Date },
): Promise<void> {
  await sql`insert into team_members (team_id, user_id, role, scope, remark, joined_at, ends_at)
    values (${teamId}, ${userId}, ${operatorRole}, '{}', ${reason.slice(0, 100)}, ${at}, ${endsAt})
    on conflict (team_id, user_id) do update set remark = excluded.remark, joined_at = excluded.joined_at,
      ends_at = excluded.ends_at, revision = team_members.revision + 1`.execute(tx);
}

export async function endAt(tx: Transaction, { teamId, userId }: EntryKey, endsAt: Date): Promise<void> {
  await tx
    .updateTable('teamMembers')
    .set((row) => ({ endsAt, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .execute();
}

/** Whatever of theirs is still to be sent or decided is judged by what they might do. */
export async function hasOpenSets(tx: Transaction, { teamId, userId }: EntryKey): Promise<boolean> {
  const row = await tx
    .selectFrom('changeSets')
    .select('changeSetId')
    .where('teamId', '=', teamId)
    .where('authorId', '=', userId)
    .where('state', 'in', ['proposed', 'scheduled', 'sending'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEntry(tx: Transaction, { teamId, userId }: EntryKey): Promise<void> {
  await tx
    .deleteFrom('teamMembers')
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .where('endsAt', 'is not', null)
    .execute();
}
