import { operatorRole, type Role, roles } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

/** Nobody who could not open the team is sent what is in it. */
const lacksSecondFactor = sql<boolean>`(teams.requires_second_factor or team_members.role = ${operatorRole})
  and not exists (select from passkeys where passkeys.user_id = users.user_id)
  and not exists (select from second_factors as own
    where own.user_id = users.user_id and own.sealed_secret is not null)`;

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
      lacksSecondFactor.as('lacksSecondFactor'),
    ])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.disabledAt', 'is', null)
    .where(sql<boolean>`(team_members.ends_at is null or team_members.ends_at > now())`)
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

/** What keeps a mail from them. */
export function findLack({ email, lacksSecondFactor: lacksIt }: Pick<Reader, 'email' | 'lacksSecondFactor'>) {
  if (lacksIt) return 'secondFactor';
  return email === null ? 'address' : null;
}
