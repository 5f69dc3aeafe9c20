import type { Role } from '@tapwright/contracts/roles';
import type { Transaction } from '../../platform/db/database.ts';

/** Undefined once it is dissolved. Whoever changes the team, or who is in it, locks it for that. */
export async function lockTeam(tx: Transaction, teamId: number, { isChanged }: { isChanged: boolean }) {
  return tx
    .selectFrom('teams')
    .select(['teamId', 'teamName', 'teamImg', 'currencyType', 'requiresSecondFactor'])
    .where('teamId', '=', teamId)
    .where('dissolvedAt', 'is', null)
    .$if(isChanged, (team) => team.forUpdate())
    .$if(!isChanged, (team) => team.forShare())
    .executeTakeFirst();
}
export type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/** After the team, in every write: so two of them wait for each other and never block each other for good. */
export async function lockMember(
  tx: Transaction,
  { teamId, userId }: { teamId: number; userId: number },
  { isChanged }: { isChanged: boolean },
) {
  return tx
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select([
      'teamMembers.userId',
      'users.nickName',
      'teamMembers.role',
      'teamMembers.scope',
      'teamMembers.remark',
      'teamMembers.disabledAt',
      'teamMembers.endsAt',
      'teamMembers.revision',
    ])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.userId', '=', userId)
    .$if(isChanged, (member) => member.forUpdate('teamMembers'))
    .$if(!isChanged, (member) => member.forShare('teamMembers'))
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
}
export type LockedMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

/** Who was staff at admission may be frozen or no longer staff. */
export async function lockAccount(tx: Transaction, userId: number) {
  return tx
    .selectFrom('users')
    .select(['isStaff', 'frozenAt'])
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst();
}
