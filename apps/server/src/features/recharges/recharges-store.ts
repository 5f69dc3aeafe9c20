import { type RechargeState, type RechargeWay, waitingStates } from '@tapwright/contracts/recharges';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Selectable, Updateable } from 'kysely';
import type { Connection, Tables, Transaction } from '../../platform/db/database.ts';

export type RechargeKey = { teamId: number; rechargeId: number };
export type RechargeRow = Omit<Selectable<Tables['recharges']>, 'state' | 'way' | 'currency'> & {
  state: RechargeState;
  way: RechargeWay;
  currency: 'USD' | 'CNY';
};
export type RechargeView = RechargeRow & {
  madeByName: string;
  payUrl: string | null;
  endsAt: Date | null;
  receiptYear: number | null;
  receiptNo: number | null;
};

const withMaker = (db: Connection) =>
  db
    .selectFrom('recharges')
    .innerJoin('users as maker', 'maker.userId', 'recharges.madeBy')
    .leftJoin('paymentSessions as session', (join) =>
      join
        .onRef('session.teamId', '=', 'recharges.teamId')
        .onRef('session.rechargeId', '=', 'recharges.rechargeId'),
    )
    .leftJoin('receipts as receipt', (join) =>
      join
        .onRef('receipt.teamId', '=', 'recharges.teamId')
        .onRef('receipt.rechargeId', '=', 'recharges.rechargeId'),
    )
    .selectAll('recharges')
    .select([
      'maker.nickName as madeByName',
      'session.url as payUrl',
      'session.endsAt',
      'receipt.year as receiptYear',
      'receipt.number as receiptNo',
    ])
    .$narrowType<{ state: RechargeState; way: RechargeWay; currency: 'USD' | 'CNY' }>();

export async function findTeam(db: Connection, teamId: number) {
  return db
    .selectFrom('teams')
    .select(['teamName', 'currencyType'])
    .where('teamId', '=', teamId)
    .$narrowType<{ currencyType: TeamCurrency }>()
    .executeTakeFirstOrThrow();
}

/** Undefined when the reference was drawn before. */
export async function insertRecharge(
  tx: Transaction,
  row: Pick<RechargeRow, 'teamId' | 'way' | 'reference' | 'currency' | 'amount' | 'madeBy' | 'madeAt'>,
): Promise<number | undefined> {
  const made = await tx
    .insertInto('recharges')
    .values({ ...row, state: 'begun' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('rechargeId')
    .executeTakeFirst();
  return made?.rechargeId;
}

export async function lockRecharge(
  tx: Transaction,
  { teamId, rechargeId }: RechargeKey,
): Promise<RechargeView | undefined> {
  return withMaker(tx)
    .where('recharges.teamId', '=', teamId)
    .where('recharges.rechargeId', '=', rechargeId)
    .forUpdate('recharges')
    .executeTakeFirst();
}

export async function updateRecharge(
  tx: Transaction,
  { teamId, rechargeId }: RechargeKey,
  values: Updateable<Tables['recharges']>,
): Promise<void> {
  await tx
    .updateTable('recharges')
    .set(values)
    .where('teamId', '=', teamId)
    .where('rechargeId', '=', rechargeId)
    .execute();
}

export async function findRecharge(
  db: Connection,
  { teamId, rechargeId }: RechargeKey,
): Promise<RechargeView | undefined> {
  return withMaker(db)
    .where('recharges.teamId', '=', teamId)
    .where('recharges.rechargeId', '=', rechargeId)
    .executeTakeFirst();
}

export async function countRecharges(
  db: Connection,
  teamId: number,
  states?: readonly RechargeState[],
): Promise<number> {
  const { count } = await db
    .selectFrom('recharges')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .executeTakeFirstOrThrow();
  return count;
}

type Page = { limit: number; offset: number; states: readonly RechargeState[] | undefined };

export async function listRecharges(db: Connection, teamId: number, page: Page): Promise<RechargeView[]> {
  return withMaker(db)
    .where('recharges.teamId', '=', teamId)
    .$if(page.states !== undefined, (query) => query.where('recharges.state', 'in', [...(page.states ?? [])]))
    .orderBy('recharges.madeAt', 'desc')
    .orderBy('recharges.rechargeId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Those of this team that use the same serial number or the same file, and were not refused. */
export async function findSameTransfer(
  tx: Transaction,
  { teamId, rechargeId }: RechargeKey,
  same: { serialNumber: string; proofHash: Buffer },
) {
  return tx
    .selectFrom('recharges')
    .select(['reference', 'serialNumber'])
    .where('teamId', '=', teamId)
    .where('rechargeId', '<>', rechargeId)
    .where('state', 'in', [...waitingStates, 'credited'])
    .where((row) =>
      row.or([row('serialNumber', '=', same.serialNumber), row('proofHash', '=', same.proofHash)]),
    )
    .execute();
}
