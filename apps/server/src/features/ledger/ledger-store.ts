import type { LedgerAccount, LedgerLine } from '@tapwright/domain/ledger-moves';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type LedgerCurrency = 'USD' | 'CNY';
/** Of a team; team 0 is the platform. */
export type Book = { teamId: number; currency: LedgerCurrency };
export type TransactionKind =
  | 'recharge'
  | 'reserve'
  | 'release'
  | 'spend'
  | 'refundBegin'
  | 'refundEnd'
  | 'refundFail'
  | 'dispute'
  | 'reinstate'
  | 'fee';

/** Whoever books waits here for whoever is booking. */
export async function lockBook(tx: Transaction, { teamId, currency }: Book): Promise<void> {
  const lock = tx
    .selectFrom('ledgerBooks')
    .select('teamId')
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .forNoKeyUpdate();
  if ((await lock.executeTakeFirst()) !== undefined) return;
  await tx
    .insertInto('ledgerBooks')
    .values({ teamId, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lock.executeTakeFirstOrThrow();
}

type OpenedBook = {
  /** Of the transaction that has the key already. */
  bookedAs: number | null;
  bookedRequest: Buffer | null;
  available: number;
  receivable: number;
};

/** Locks as `lockBook` does, and reads what is so then. */
export async function openBook(
  tx: Transaction,
  { teamId, currency }: Book,
  key: string,
): Promise<OpenedBook> {
  const { rows } = await sql<OpenedBook>`select * from ledger_open(${teamId}, ${currency}, ${key})`.execute(
    tx,
  );
  const [opened] = rows;
  if (opened === undefined) throw new Error(`The book of team ${teamId} did not open.`);
  return opened;
}

/** In credit, as it is stored: what a team owes stands below zero. */
export async function readAccounts(
  db: Connection,
  { teamId, currency }: Book,
  accounts: readonly LedgerAccount[],
  /** As they stood after this transaction. */
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<ReadonlyMap<LedgerAccount, number>> {
  const { rows } = await sql<{ account: LedgerAccount; balance: number }>`
    select a.account, coalesce(last.balance_after, 0) as balance
    from unnest(${[...accounts]}::text[]) as a (account)
    left join lateral (
      select balance_after from ledger_postings p
      where p.team_id = ${teamId} and p.currency = ${currency} and p.account = a.account and p.number <= ${upTo}
      order by number desc, line desc limit 1
    ) last on true`.execute(db);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** What is left in a reserve. */
export async function readReserve(
  db: Connection,
  { teamId, currency }: Book,
  reserveId: number,
): Promise<number> {
  const last = await db
    .selectFrom('ledgerPostings')
    .select('reserveBalanceAfter')
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .where('reserveId', '=', reserveId)
    .where('account', '=', 'reserved')
    .orderBy('number', 'desc')
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reserveBalanceAfter ?? 0;
}

/** What a campaign was booked to have spent on a day. */
export async function readSpentOn(
  db: Connection,
  { teamId, currency }: Book,
  { reserveId, day }: { reserveId: number; day: string },
): Promise<number> {
  const { booked } = await db
    .selectFrom('ledgerPostings')
    .select((row) => sql<number>`coalesce(${row.fn.sum('amount')}, 0)::bigint`.as('booked'))
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .where('account', '=', 'spent')
    .where('effectiveOn', '=', day)
    .where('reserveId', '=', reserveId)
    .executeTakeFirstOrThrow();
  return booked;
}

type NewTransaction = Book & {
  kind: TransactionKind;
  idempotencyKey: string;
  requestHash: Buffer;
  effectiveOn: string;
  subject: string | null;
  createdAt: Date;
};

/** In one statement, since the database judges the postings of a transaction as a whole. */
export async function insertTransaction(
  tx: Transaction,
  transaction: NewTransaction,
  lines: readonly LedgerLine[],
): Promise<number> {
  const { teamId, currency, kind, idempotencyKey, requestHash, effectiveOn, subject, createdAt } =
    transaction;
  const { rows } = await sql<{ number: number }>`
    select ledger_write(${teamId}, ${currency}, ${kind}, ${idempotencyKey}, ${requestHash}, ${effectiveOn},
      ${subject}, ${createdAt}, ${lines.map(({ account }) => account)}, ${lines.map(({ amount }) => amount)},
      ${lines.map(({ reserveId }) => reserveId ?? null)}) as number`.execute(tx);
  const [first] = rows;
  if (first === undefined) throw new Error(`The transaction ${idempotencyKey} has no posting.`);
  return first.number;
}

/** Under what a campaign's money is kept; made the first time. */
export async function findOrMakeReserve(
  tx: Transaction,
  teamId: number,
  campaignId: number,
): Promise<number> {
  const find = tx
    .selectFrom('ledgerReserves')
    .select('reserveId')
    .where('teamId', '=', teamId)
    .where('campaignId', '=', campaignId);
  const found = await find.executeTakeFirst();
  if (found !== undefined) return found.reserveId;
  await tx
    .insertInto('ledgerReserves')
    .values({ teamId, campaignId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).reserveId;
}

/** A team with money here, or that owes some, is not at its end. */
export async function hasOpenMoney(db: Connection, teamId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (
      select from ledger_books b
      cross join unnest(array['available', 'reserved', 'refund', 'receivable']) as a (account)
      cross join lateral (
        select balance_after from ledger_postings p
        where p.team_id = b.team_id and p.currency = b.currency and p.account = a.account
        order by number desc, line desc limit 1
      ) last
      where b.team_id = ${teamId} and last.balance_after <> 0
    ) as "isOpen"`.execute(db);
  return rows[0]?.isOpen === true;
}
