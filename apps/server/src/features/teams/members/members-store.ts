import { operatorRole, type Role, roles } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

/** The team asks for it, and so it is with staff who act in its name. */
const requiresSecondFactor =
  sql<boolean>`(teams.requires_second_factor or team_members.role = ${operatorRole})`.as(
    'requiresSecondFactor',
  );

/** Staff who act in its name for a while, and whose while is over, are in no team. */
const isThere = sql<boolean>`(team_members.ends_at is null or team_members.ends_at > now())`;

export async function findMember(db: Connection, teamId: number, userId: number) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select(['teamMembers.role', 'teamMembers.scope', 'teamMembers.disabledAt'])
    .select(requiresSecondFactor)
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.userId', '=', userId)
    .where('teams.dissolvedAt', 'is', null)
    .where(isThere)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
}

/** In teams that still stand, except where they are disabled. */
export async function listOpenMemberships(
  db: Connection,
  userIds: readonly number[],
): Promise<{ userId: number; teamId: number; requiresSecondFactor: boolean }[]> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select(['teamMembers.userId', 'teamMembers.teamId'])
    .select(requiresSecondFactor)
    .where('teamMembers.userId', '=', sql<number>`any(${userIds}::bigint[])`)
    .where('teamMembers.disabledAt', 'is', null)
    .where(isThere)
    .where('teams.dissolvedAt', 'is', null)
    .execute();
}

/** What somebody is in teams that still stand, except where they are disabled. */
export async function listOpenRoles(db: Connection, userId: number): Promise<Role[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select('teamMembers.role')
    .where('teamMembers.userId', '=', userId)
    .where('teamMembers.disabledAt', 'is', null)
    .where('teams.dissolvedAt', 'is', null)
    .$narrowType<{ role: Role }>()
    .execute();
  return rows.map(({ role }) => role);
}

export async function listMembers(db: Connection, teamId: number, only?: { userId: number }) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select([
      'users.userId',
      'users.nickName',
      'users.headimgurl',
      'teamMembers.role',
      'teamMembers.scope',
      'teamMembers.remark',
      'teamMembers.disabledAt',
      'teamMembers.revision',
      'teamMembers.joinedAt',
      'teamMembers.endsAt',
    ])
    .where('teamMembers.teamId', '=', teamId)
    .where(isThere)
    .$if(only !== undefined, (query) => query.where('users.userId', '=', only?.userId ?? 0))
    .orderBy((row) => row.fn<number>('array_position', [row.val(roles), 'teamMembers.role']))
    .orderBy('teamMembers.joinedAt')
    .$narrowType<{ role: Role }>()
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** How to recognise them, and the last day on which they were here. */
export async function listMemberFacts(db: Connection, userIds: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['userId', 'email', 'mobile'])
    .select(
      sql<
        string | null
      >`(select max(active_on)::text from user_active_days days where days.user_id = users.user_id)`.as(
        'lastSeenOn',
      ),
    )
    .where('userId', '=', sql<number>`any(${userIds}::bigint[])`)
    .execute();
}

export async function insertMember(
  tx: Transaction,
  member: { teamId: number; userId: number; role: Role; scope: readonly number[]; joinedAt: Date },
): Promise<void> {
  await tx
    .insertInto('teamMembers')
    .values({ ...member, scope: [...member.scope] })
    .execute();
}

export type MemberChange = {
  role?: Role;
  scope?: number[];
  remark?: string;
  disabledAt?: Date | null;
};

export async function updateMember(
  tx: Transaction,
  { teamId, userId }: { teamId: number; userId: number },
  change: MemberChange,
): Promise<void> {
  await tx
    .updateTable('teamMembers')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteMember(tx: Transaction, teamId: number, userId: number): Promise<void> {
  await tx.deleteFrom('teamMembers').where('teamId', '=', teamId).where('userId', '=', userId).execute();
}

/** Their ids, of those roles or of all. */
export async function listMemberIds(
  db: Connection,
  teamId: number,
  among: readonly Role[] = roles,
): Promise<number[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .select('userId')
    .where('teamId', '=', teamId)
    .where('role', 'in', among)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Of every team that still stands, except those who are disabled there. */
export async function listMembersOfRole(
  db: Connection,
  role: Role,
): Promise<{ teamId: number; userId: number }[]> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select(['teamMembers.teamId', 'teamMembers.userId'])
    .where('teamMembers.role', '=', role)
    .where('teamMembers.disabledAt', 'is', null)
    .where('teams.dissolvedAt', 'is', null)
    .orderBy('teamMembers.teamId')
    .execute();
}
