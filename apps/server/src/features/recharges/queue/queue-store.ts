import {
  type QueueState,
  type RechargeState,
  type RechargeWay,
  waitingStates,
} from '@tapwright/contracts/recharges';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { can, operatorRole, roles } from '@tapwright/contracts/roles';
import type { RechargeKey } from '../recharges-store.ts';

type Page = { limit: number; offset: number };

export async function countQueued(db: Connection, state: QueueState): Promise<number> {
  const { count } = await db
    .selectFrom('recharges')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('way', '=', 'remittance')
    .$if(state === 'open', (query) => query.where('state', 'in', waitingStates))
    .$if(state === 'done', (query) => query.where('decidedAt', 'is not', null))
    .executeTakeFirstOrThrow();
  return count;
}

/** What waits, the oldest first; what was decided, the newest first. */
export async function listQueued(
  db: Connection,
  { state, userId }: { state: QueueState; userId: number },
  { limit, offset }: Page,
) {
  return db
    .selectFrom('recharges')
    .innerJoin('users as maker', 'maker.userId', 'recharges.madeBy')
    .innerJoin('teams', 'teams.teamId', 'recharges.teamId')
    .leftJoin('users as decider', 'decider.userId', 'recharges.decidedBy')
    .selectAll('recharges')
    .select([
      sql<null>`null`.as('payUrl'),
      sql<null>`null`.as('endsAt'),
      sql<null>`null`.as('receiptYear'),
      sql<null>`null`.as('receiptNo'),
    ])
    .select([
      'maker.nickName as madeByName',
      'teams.teamName',
      'decider.nickName as decidedByName',
      sql<boolean>`exists (select from team_members m where m.team_id = recharges.team_id and m.user_id = ${userId}
        and m.role <> ${operatorRole})`.as('isOwnTeam'),
      sql<number>`(select count(*) from recharges other where other.serial_number = recharges.serial_number
        and other.team_id <> recharges.team_id and other.state in ('submitted', 'asked', 'credited'))`.as(
        'sameElsewhere',
      ),
    ])
    .$narrowType<{ state: RechargeState; way: RechargeWay; currency: 'USD' | 'CNY' }>()
    .where('recharges.way', '=', 'remittance')
    .$if(state === 'open', (query) =>
      query
        .where('recharges.state', 'in', waitingStates)
        .orderBy('recharges.submittedAt')
        .orderBy('recharges.rechargeId'),
    )
    .$if(state === 'done', (query) =>
      query
        .where('recharges.decidedAt', 'is not', null)
        .orderBy('recharges.decidedAt', 'desc')
        .orderBy('recharges.rechargeId', 'desc'),
    )
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Running an order of theirs makes nobody theirs. Locked, so that whoever decides cannot join at the same moment unseen. */
export async function isInTeam(tx: Transaction, teamId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('teamMembers')
    .select('userId')
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .where('role', '<>', operatorRole)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

const recharging = roles.filter((role) => can(role, 'finance.recharge'));

/** Who made it, the owner and finance, with where their mail goes. */
export async function listConcerned(tx: Transaction, teamId: number, madeBy: number) {
  return tx
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select(['users.userId', 'users.email', 'users.language'])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.disabledAt', 'is', null)
    .where('users.frozenAt', 'is', null)
    .where((row) => row.or([row('teamMembers.role', 'in', recharging), row('users.userId', '=', madeBy)]))
    .orderBy('users.userId')
    .execute();
}

export async function listStaff(db: Connection) {
  return db
    .selectFrom('users')
    .select(['userId', 'email', 'language'])
    .where('isStaff', '=', true)
    .where('frozenAt', 'is', null)
    .orderBy('userId')
    .execute();
}

/** Those past their time of which staff were not told yet; marked as told. */
export async function markOverdue(
  tx: Transaction,
  now: Date,
): Promise<(RechargeKey & { reference: string })[]> {
  return tx
    .updateTable('recharges')
    .set({ overdueSince: now })
    .where('state', 'in', waitingStates)
    .where('dueAt', '<', now)
    .where('overdueSince', 'is', null)
    .returning(['teamId', 'rechargeId', 'reference'])
    .execute();
}
