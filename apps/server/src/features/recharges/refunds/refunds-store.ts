import type { RechargeWay, QueueState } from '@tapwright/contracts/recharges';
import type { RefundState } from '@tapwright/contracts/refunds';
import { operatorRole } from '@tapwright/contracts/roles';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Connection, Tables, Transaction } from '../../../platform/db/database.ts';

export type RefundKey = { teamId: number; refundId: number };
export type RefundRow = Omit<Selectable<Tables['refunds']>, 'state' | 'currency'> & {
  state: RefundState;
  currency: 'USD' | 'CNY';
};

const openStates = ['proposed', 'approved'] as const satisfies readonly RefundState[];

type NewRefund = Pick<
  RefundRow,
  'teamId' | 'rechargeId' | 'reference' | 'currency' | 'amount' | 'reason' | 'proposedBy' | 'proposedAt'
>;

export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, state: 'proposed' })
    .execute();
}

const refundOf = (db: Connection, { teamId, refundId }: RefundKey) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('refundId', '=', refundId)
    .$narrowType<{ state: RefundState; currency: 'USD' | 'CNY' }>();

export async function findRefund(db: Connection, key: RefundKey): Promise<RefundRow | undefined> {
  return refundOf(db, key).executeTakeFirst();
}

export async function lockRefund(tx: Transaction, key: RefundKey): Promise<RefundRow | undefined> {
  return refundOf(tx, key).forUpdate().executeTakeFirst();
}

export async function updateRefund(
  tx: Transaction,
  { teamId, refundId }: RefundKey,
  values: Updateable<Tables['refunds']>,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set(values)
    .where('teamId', '=', teamId)
    .where('refundId', '=', refundId)
    .execute();
}

/** What a recharge was given back, or is about to be, in all. */
export async function sumRefunded(
  tx: Transaction,
  { teamId, rechargeId }: { teamId: number; rechargeId: number },
): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select((row) => sql<number>`coalesce(${row.fn.sum('amount')}, 0)::bigint`.as('sum'))
    .where('teamId', '=', teamId)
    .where('rechargeId', '=', rechargeId)
    .where('state', 'in', [...openStates, 'paid'])
    .executeTakeFirstOrThrow();
  return sum;
}

/** Locked, so that two proposals of one recharge are counted one after the other. */
export async function lockCredited(tx: Transaction, reference: string) {
  return tx
    .selectFrom('recharges')
    .select(['teamId', 'rechargeId', 'currency', 'creditedAmount'])
    .where('reference', '=', reference)
    .where('state', '=', 'credited')
    .forUpdate()
    .$narrowType<{ currency: 'USD' | 'CNY'; creditedAmount: number }>()
    .executeTakeFirst();
}

/** How it came, which is how it goes back. */
export async function findSource(db: Connection, key: { teamId: number; rechargeId: number }) {
  return db
    .selectFrom('recharges')
    .leftJoin('paymentSessions as session', (join) =>
      join
        .onRef('session.teamId', '=', 'recharges.teamId')
        .onRef('session.rechargeId', '=', 'recharges.rechargeId'),
    )
    .select(['recharges.way', 'session.provider', 'session.sessionId', 'session.paymentId'])
    .where('recharges.teamId', '=', key.teamId)
    .where('recharges.rechargeId', '=', key.rechargeId)
    .$narrowType<{ way: RechargeWay; provider: 'stripe' | 'alipay' | null }>()
    .executeTakeFirstOrThrow();
}

export async function findByProvider(db: Connection, providerRefundId: string) {
  return db
    .selectFrom('refunds')
    .select(['teamId', 'refundId'])
    .where('providerRefundId', '=', providerRefundId)
    .executeTakeFirst();
}

const ofState = (state: QueueState): readonly RefundState[] =>
  state === 'open' ? openStates : ['declined', 'paid', 'failed'];

export async function countRefunds(db: Connection, state: QueueState): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ofState(state))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listRefunds(
  db: Connection,
  { state, userId }: { state: QueueState; userId: number },
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('refunds')
    .innerJoin('teams', 'teams.teamId', 'refunds.teamId')
    .innerJoin('recharges', (join) =>
      join
        .onRef('recharges.teamId', '=', 'refunds.teamId')
        .onRef('recharges.rechargeId', '=', 'refunds.rechargeId'),
    )
    .innerJoin('users as proposer', 'proposer.userId', 'refunds.proposedBy')
    .leftJoin('users as decider', 'decider.userId', 'refunds.decidedBy')
    .selectAll('refunds')
    .select([
      'teams.teamName',
      'recharges.way',
      'recharges.reference as rechargeReference',
      'proposer.nickName as proposedByName',
      'decider.nickName as decidedByName',
      sql<boolean>`exists (select from team_members m where m.team_id = refunds.team_id and m.user_id = ${userId}
        and m.role <> ${operatorRole})`.as('isOwnTeam'),
      sql<number>`coalesce((select balance_after from ledger_postings p
        where p.team_id = refunds.team_id and p.currency = refunds.currency and p.account = 'available'
        order by number desc, line desc limit 1), 0)`.as('available'),
    ])
    .where('refunds.state', 'in', ofState(state))
    .$narrowType<{ state: RefundState; currency: 'USD' | 'CNY'; way: RechargeWay }>()
    .$if(state === 'open', (query) => query.orderBy('refunds.proposedAt').orderBy('refunds.refundId'))
    .$if(state === 'done', (query) =>
      query.orderBy('refunds.decidedAt', 'desc').orderBy('refunds.refundId', 'desc'),
    )
    .limit(limit)
    .offset(offset)
    .execute();
}
