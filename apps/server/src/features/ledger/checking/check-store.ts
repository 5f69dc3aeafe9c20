import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type LedgerFault = { teamId: number; currency: string; number: number; fault: LedgerFaultName };
export type LedgerFaultName = 'sum' | 'order' | 'balance' | 'reserveBalance' | 'floor';

/** Adds everything up again, and trusts nothing that was carried along. At most a hundred faults of each kind. */
export async function findLedgerFaults(db: Connection): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    with carried as (
      select team_id, currency, number, account, balance_after, reserve_id, reserve_balance_after,
        sum(amount) over account as balance,
        sum(amount) over (partition by team_id, currency, reserve_id, account order by number, line) as reserve_balance
      from ledger_postings
      window account as (partition by team_id, currency, account order by number, line)
    ), summed as (
      select team_id, currency, number
      from ledger_transactions t full join ledger_postings p using (team_id, currency, number)
      group by team_id, currency, number
      having count(p.line) is distinct from max(t.line_count)::bigint or count(p.line) < 2 or sum(p.amount) <> 0
    ), numbered as (
      select team_id, currency, number, row_number() over (partition by team_id, currency order by number) as place
      from ledger_transactions
    )
    (select team_id as "teamId", currency, number, 'sum' as fault from summed limit 100)
    union all
    (select team_id, currency, number, 'order' from numbered where number <> place limit 100)
    union all
    (select team_id, currency, number, 'balance' from carried where balance_after <> balance limit 100)
    union all
    (select team_id, currency, number, 'reserveBalance' from carried
      where reserve_id is not null and reserve_balance_after <> reserve_balance limit 100)
    union all
    (select team_id, currency, number, 'floor' from carried
      where account in ('available', 'reserved', 'spent', 'refund', 'unapplied')
          and (balance < 0 or (reserve_id is not null and reserve_balance < 0))
        or account = 'receivable' and balance > 0 limit 100)`.execute(db);
  return rows;
}

export async function countTransactions(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('ledgerTransactions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function allowLongReading(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = '30min'`.execute(tx);
}
