import { type Role, roles } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';

const members = (db: Connection, teamId: number) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select([
      'users.userId',
      'users.nickName',
      'users.email',
      'users.language',
      'teamMembers.role',
      'teamMembers.scope',
      'teams.teamName',
    ])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.disabledAt', 'is', null)
    .where('users.frozenAt', 'is', null)
    .where('teams.dissolvedAt', 'is', null)
    .$narrowType<{ role: Role }>();

/** Members of these roles who can read anything now, by name. */
export async function listReaders(db: Connection, teamId: number, among: readonly Role[] = roles) {
  return members(db, teamId)
    .where('teamMembers.role', 'in', among)
    .orderBy('users.nickName')
    .orderBy('users.userId')
    .execute();
}

export async function findReader(db: Connection, teamId: number, userId: number) {
  return members(db, teamId).where('users.userId', '=', userId).executeTakeFirst();
}
export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;
