import type { BookedKind } from '@tapwright/contracts/ledger';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';
import type { Block } from '../statement/statement-store.ts';

/** When something was booked for the first time. */
export async function findFirstBooking(db: Connection, book: Book): Promise<Date | undefined> {
  const first = await db
    .selectFrom('ledgerTransactions')
    .select('createdAt')
    .where('teamId', '=', book.teamId)
    .where('currency', '=', book.currency)
    .where('number', '=', 1)
    .executeTakeFirst();
  return first?.createdAt;
}

export type KindSum = {
  kind: BookedKind;
  bookings: number;
  available: number;
  reserved: number;
  spent: number;
  refund: number;
  owed: number;
};

export async function sumByKind(
  db: Connection,
  { teamId, currency }: Book,
  { above, upTo }: Block,
): Promise<KindSum[]> {
  const sumOf = (account: string) =>
    sql`coalesce(sum(p.amount) filter (where p.account = ${account}), 0)::bigint`;
  const { rows } = await sql<KindSum>`
    select t.kind, count(distinct t.number) as bookings, ${sumOf('available')} as available,
      ${sumOf('reserved')} as reserved, ${sumOf('spent')} as spent, ${sumOf('refund')} as refund,
      -${sumOf('receivable')} as owed
    from ledger_transactions t
    join ledger_postings p using (team_id, currency, number)
    where t.team_id = ${teamId} and t.currency = ${currency} and t.number > ${above} and t.number <= ${upTo}
    group by t.kind`.execute(db);
  return rows;
}

/** What was booked as spent, by the month in which Apple counts it. */
export async function sumSpendByMonth(
  db: Connection,
  { teamId, currency }: Book,
  { above, upTo }: Block,
): Promise<{ month: string; spent: number }[]> {
  const { rows } = await sql<{ month: string; spent: number }>`
    select to_char(effective_on, 'YYYY-MM') as month, sum(amount)::bigint as spent
    from ledger_postings
    where team_id = ${teamId} and currency = ${currency} and account = 'spent'
      and number > ${above} and number <= ${upTo}
    group by 1 having sum(amount) <> 0 order by 1 desc`.execute(db);
  return rows;
}
