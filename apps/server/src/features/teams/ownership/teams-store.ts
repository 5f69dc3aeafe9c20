import { operatorRole, type Role } from '@tapwright/contracts/roles';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

/** Every team of a person that still stands, the one joined first at the head. */
export async function listTeamsOf(db: Connection, userId: number) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select([
      'teams.teamId',
      'teams.teamName',
      'teams.teamImg',
      'teams.currencyType',
      sql<boolean>`(teams.requires_second_factor or team_members.role = ${operatorRole})`.as(
        'requiresSecondFactor',
      ),
      'teamMembers.role',
      'teamMembers.scope',
      'teamMembers.disabledAt',
      'teamMembers.endsAt',
    ])
    .where('teamMembers.userId', '=', userId)
    .where('teams.dissolvedAt', 'is', null)
    .where(sql<boolean>`(team_members.ends_at is null or team_members.ends_at > now())`)
    .$narrowType<{ role: Role; currencyType: TeamCurrency }>()
    .orderBy('teamMembers.joinedAt')
    .orderBy('teams.teamId')
    .execute();
}

/** One transaction at a time counts and changes the teams of a person. */
export async function lockTeamsOf(
  tx: Transaction,
  userId: number,
): Promise<{ mobile: string | null; isClosed: boolean; count: number }> {
  const { mobile, closedAt } = await tx
    .selectFrom('users')
    .select(['mobile', 'closedAt'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamMembers.userId', '=', userId)
    .where('teamMembers.role', '<>', operatorRole)
    .where('teams.dissolvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { mobile, isClosed: closedAt !== null, count };
}

export async function insertTeam(
  tx: Transaction,
  team: { teamName: string; currencyType: TeamCurrency },
): Promise<number> {
  const row = await tx.insertInto('teams').values(team).returning('teamId').executeTakeFirstOrThrow();
  return row.teamId;
}

export async function updateTeam(
  tx: Transaction,
  teamId: number,
  values: { teamName?: string; teamImg?: string | null; dissolvedAt?: Date; requiresSecondFactor?: boolean },
): Promise<void> {
  await tx.updateTable('teams').set(values).where('teamId', '=', teamId).execute();
}
