import type { BookedKind } from '@tapwright/contracts/ledger';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';

export async function findTeam(db: Connection, teamId: number) {
  return db
    .selectFrom('teams')
    .select(['teamName', 'currencyType'])
    .where('teamId', '=', teamId)
    .$narrowType<{ currencyType: TeamCurrency }>()
    .executeTakeFirstOrThrow();
}

/** The number of what was booked last, before this moment where one is given; 0: nothing was. */
export async function findLastNumber(
  db: Connection,
  { teamId, currency }: Book,
  before?: Date,
): Promise<number> {
  const last = await db
    .selectFrom('ledgerTransactions')
    .select('number')
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .$if(before !== undefined, (query) =>
      query.where('createdAt', '<', before ?? new Date()).orderBy('createdAt', 'desc'),
    )
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** What was booked one after another: above one number, up to another. */
export type Block = { above: number; upTo: number };

/** Numbers have no gap, so without a filter they say how many there are. */
export async function countBooked(
  db: Connection,
  { teamId, currency }: Book,
  kinds: readonly BookedKind[] | undefined,
  { above, upTo }: Block,
): Promise<number> {
  if (kinds === undefined) return upTo - above;
  const { count } = await db
    .selectFrom('ledgerTransactions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .where('kind', 'in', [...kinds])
    .where('number', '>', above)
    .where('number', '<=', upTo)
    .executeTakeFirstOrThrow();
  return count;
}

export type BookedRow = {
  number: number;
  kind: BookedKind;
  bookedAt: Date;
  effectiveOn: string;
  subject: string | null;
  campaigns: number;
  campaignName: string | null;
  available: number;
  reserved: number;
  spent: number;
  owed: number;
  availableAfter: number;
  reservedAfter: number;
};

type Which = Block & {
  kinds: readonly BookedKind[] | undefined;
  order: 'newest' | 'oldest';
  limit: number;
  offset: number;
};

export async function listBooked(db: Connection, book: Book, which: Which): Promise<BookedRow[]> {
  const { teamId, currency } = book;
  const direction = sql.raw(which.order === 'newest' ? 'desc' : 'asc');
  const balanceAfter = (account: string) => sql`coalesce((
    select balance_after from ledger_postings p
    where p.team_id = ${teamId} and p.currency = ${currency} and p.account = ${account} and p.number <= page.number
    order by p.number desc, p.line desc limit 1), 0)`;
  const { rows } = await sql<BookedRow>`
    with page as (
      select number, kind, created_at, effective_on, subject from ledger_transactions
      where team_id = ${teamId} and currency = ${currency}
        and number <= ${which.upTo} and number > ${which.above}
        ${which.kinds === undefined ? sql`` : sql`and kind = any(${[...which.kinds]}::text[])`}
      order by number ${direction} limit ${which.limit} offset ${which.offset}
    )
    select page.number, page.kind, page.created_at as "bookedAt", page.effective_on as "effectiveOn", page.subject,
      moved.campaigns, moved.available, moved.reserved, moved.spent, moved.owed,
      case when moved.campaigns = 1 then (
        select c.name from ledger_reserves r join campaigns c on c.team_id = r.team_id and c.campaign_id = r.campaign_id
        where r.team_id = ${teamId} and r.reserve_id = moved.reserve_id limit 1) end as "campaignName",
      ${balanceAfter('available')} as "availableAfter", ${balanceAfter('reserved')} as "reservedAfter"
    from page
    cross join lateral (
      select count(distinct reserve_id) as campaigns, min(reserve_id) as reserve_id,
        coalesce(sum(amount) filter (where account = 'available'), 0)::bigint as available,
        coalesce(sum(amount) filter (where account = 'reserved'), 0)::bigint as reserved,
        coalesce(sum(amount) filter (where account = 'spent'), 0)::bigint as spent,
        coalesce(-sum(amount) filter (where account = 'receivable'), 0)::bigint as owed
      from ledger_postings p
      where p.team_id = ${teamId} and p.currency = ${currency} and p.number = page.number
    ) moved
    order by page.number ${direction}`.execute(db);
  return rows;
}

/** One transaction, with the balances after it. */
export async function readBooked(db: Connection, book: Book, number: number): Promise<BookedRow | undefined> {
  const which = {
    kinds: undefined,
    above: number - 1,
    upTo: number,
    order: 'newest',
    limit: 1,
    offset: 0,
  } as const;
  return (await listBooked(db, book, which))[0];
}

export async function readSpentFrom(
  db: Connection,
  { teamId, currency }: Book,
  day: string,
  /** The day after the last; without it, all that came since. */
  until?: string,
): Promise<number> {
  const { spent } = await db
    .selectFrom('ledgerPostings')
    .select((row) => sql<number>`coalesce(${row.fn.sum('amount')}, 0)::bigint`.as('spent'))
    .where('teamId', '=', teamId)
    .where('currency', '=', currency)
    .where('account', '=', 'spent')
    .where('effectiveOn', '>=', day)
    .$if(until !== undefined, (query) => query.where('effectiveOn', '<', until ?? day))
    .executeTakeFirstOrThrow();
  return spent;
}

/** How many campaigns have something left in their reserve. */
export async function countReserves(db: Connection, { teamId, currency }: Book): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_reserves r
    cross join lateral (
      select reserve_balance_after as left_over from ledger_postings p
      where p.team_id = r.team_id and p.currency = ${currency} and p.reserve_id = r.reserve_id
        and p.account = 'reserved'
      order by p.number desc, p.line desc limit 1
    ) last
    where r.team_id = ${teamId} and last.left_over > 0`.execute(db);
  return rows[0]?.count ?? 0;
}
