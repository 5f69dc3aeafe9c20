import type { PaymentProviderName } from '@tapwright/contracts/payments';
import type { Selectable, Updateable } from 'kysely';
import type { Connection, Tables, Transaction } from '../../../platform/db/database.ts';
import type { RechargeKey } from '../recharges-store.ts';

export type PaymentSession = Omit<Selectable<Tables['paymentSessions']>, 'provider'> & {
  provider: PaymentProviderName;
};

const sessions = (db: Connection) =>
  db.selectFrom('paymentSessions').selectAll().$narrowType<{ provider: PaymentProviderName }>();

export async function insertSession(
  tx: Transaction,
  session: Pick<PaymentSession, 'teamId' | 'rechargeId' | 'provider' | 'attempt' | 'endsAt' | 'askAt'>,
): Promise<void> {
  await tx.insertInto('paymentSessions').values(session).execute();
}

export async function updateSession(
  tx: Transaction,
  { teamId, rechargeId }: RechargeKey,
  values: Updateable<Tables['paymentSessions']>,
): Promise<void> {
  await tx
    .updateTable('paymentSessions')
    .set(values)
    .where('teamId', '=', teamId)
    .where('rechargeId', '=', rechargeId)
    .execute();
}

export async function findSession(
  db: Connection,
  { teamId, rechargeId }: RechargeKey,
): Promise<PaymentSession | undefined> {
  return sessions(db).where('teamId', '=', teamId).where('rechargeId', '=', rechargeId).executeTakeFirst();
}

export async function findAttempt(
  db: Connection,
  teamId: number,
  attempt: string,
): Promise<PaymentSession | undefined> {
  return sessions(db).where('teamId', '=', teamId).where('attempt', '=', attempt).executeTakeFirst();
}

export async function findSessionOf(
  db: Connection,
  provider: PaymentProviderName,
  sessionId: string,
): Promise<PaymentSession | undefined> {
  return sessions(db).where('provider', '=', provider).where('sessionId', '=', sessionId).executeTakeFirst();
}

export async function listSessionsToAsk(db: Connection, now: Date, max: number): Promise<PaymentSession[]> {
  return sessions(db).where('askAt', '<=', now).orderBy('askAt').limit(max).execute();
}

export type PaidSession = RechargeKey & {
  provider: PaymentProviderName;
  sessionId: string;
  paymentId: string;
  reference: string;
  currency: 'USD' | 'CNY';
};

/** Alipay tells what it keeps in the bill of a day alone. */
const feeTellers = ['stripe'] as const satisfies readonly PaymentProviderName[];

/** Credited since then, the newest first, so that those which stay silent keep no other waiting. */
export async function listWithoutFee(db: Connection, since: Date, max: number): Promise<PaidSession[]> {
  return db
    .selectFrom('paymentSessions as session')
    .innerJoin('recharges as recharge', (join) =>
      join
        .onRef('recharge.teamId', '=', 'session.teamId')
        .onRef('recharge.rechargeId', '=', 'session.rechargeId'),
    )
    .select([
      'session.teamId',
      'session.rechargeId',
      'session.provider',
      'session.sessionId',
      'session.paymentId',
      'recharge.reference',
      'recharge.currency',
    ])
    .where('session.feeMinor', 'is', null)
    .where('session.provider', 'in', [...feeTellers])
    .where('session.sessionId', 'is not', null)
    .where('session.paymentId', 'is not', null)
    .where('recharge.state', '=', 'credited')
    .where('recharge.decidedAt', '>=', since)
    .orderBy('recharge.decidedAt', 'desc')
    .limit(max)
    .$narrowType<PaidSession>()
    .execute();
}

/** Whose money it is already; undefined: nobody's yet. */
export async function findPaid(
  tx: Transaction,
  provider: PaymentProviderName,
  paymentId: string,
): Promise<RechargeKey | undefined> {
  return tx
    .selectFrom('paymentSessions')
    .select(['teamId', 'rechargeId'])
    .where('provider', '=', provider)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}
