import type { ApprovalPolicy, PersonalLimits } from '@tapwright/domain/judge-approval';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type PolicyRow = ApprovalPolicy & { revision: number };
export type LimitsRow = PersonalLimits & { userId: number; revision: number };

export async function findTeamCurrency(db: Connection, teamId: number): Promise<TeamCurrency> {
  const { currencyType } = await db
    .selectFrom('teams')
    .select('currencyType')
    .where('teamId', '=', teamId)
    .$narrowType<{ currencyType: TeamCurrency }>()
    .executeTakeFirstOrThrow();
  return currencyType;
}

export async function findPolicy(db: Connection, teamId: number): Promise<PolicyRow | undefined> {
  const row = await db
    .selectFrom('changePolicies')
    .select([
      'maxRiseMinor as maxRise',
      'maxReserveMinor as maxReserve',
      'maxObjects',
      'removal',
      'roles',
      'origins',
      'revision',
    ])
    .where('teamId', '=', teamId)
    .executeTakeFirst();
  return row;
}

export async function putPolicy(
  tx: Transaction,
  teamId: number,
  { maxRise, maxReserve, maxObjects, removal, roles, origins, revision }: PolicyRow,
): Promise<void> {
  const values = {
    maxRiseMinor: maxRise,
    maxReserveMinor: maxReserve,
    maxObjects,
    removal,
    roles: [...roles],
    origins: [...origins],
    revision,
  };
  await tx
    .insertInto('changePolicies')
    .values({ teamId, ...values })
    .onConflict((conflict) => conflict.column('teamId').doUpdateSet(values))
    .execute();
}

/** Of everybody who is still a member, or of one of them. */
export async function listLimits(db: Connection, teamId: number, userId?: number): Promise<LimitsRow[]> {
  return db
    .selectFrom('changeLimits as l')
    .innerJoin('teamMembers as m', (join) =>
      join.onRef('m.teamId', '=', 'l.teamId').onRef('m.userId', '=', 'l.userId'),
    )
    .select([
      'l.userId',
      'l.maxBidMinor as maxBid',
      'l.maxRiseMinor as maxRise',
      'l.maxObjects',
      'l.mayRemove',
      'l.revision',
    ])
    .where('l.teamId', '=', teamId)
    .$if(userId !== undefined, (limits) => limits.where('l.userId', '=', userId ?? 0))
    .orderBy('l.userId')
    .execute();
}

export async function putLimits(
  tx: Transaction,
  teamId: number,
  { userId, maxBid, maxRise, maxObjects, mayRemove, revision }: LimitsRow,
): Promise<void> {
  const values = { maxBidMinor: maxBid, maxRiseMinor: maxRise, maxObjects, mayRemove, revision };
  await tx
    .insertInto('changeLimits')
    .values({ teamId, userId, ...values })
    .onConflict((conflict) => conflict.columns(['teamId', 'userId']).doUpdateSet(values))
    .execute();
}
