import type { DayRange } from '@tapwright/domain/ranges';
import { bookRecharge } from '@tapwright/server/features/ledger/booking/book-recharge';
import { findBlock, readEnds } from '@tapwright/server/features/ledger/statement/find-block';
import { readAccounts } from '@tapwright/server/features/ledger/ledger-store';
import { countBooked, listBooked } from '@tapwright/server/features/ledger/statement/statement-store';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { runTransaction } from '@tapwright/server/platform/db/run-transaction';
import { sql } from 'kysely';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const workers = 8;
const perRound = 400;
const rounds = 5;
const bigTeam = 9_000;
const bigPostings = 1_000_000;
const at = new Date('2026-11-20T09:00:00Z');

/** The same tables and indexes without a rule, a trigger or a reference. */
const bare = ['bare', 'driven']
  .map(
    (prefix) => `
  create table ${prefix}_transactions (like ledger_transactions including defaults including indexes);
  create table ${prefix}_postings (like ledger_postings including defaults including indexes);`,
  )
  .join('');

/** A team with half a million transactions; the rules rest while it is filled, and hold of it. */
const fill = `
  insert into ledger_books values (${bigTeam}, 'USD');
  set statement_timeout = 0;
  alter table ledger_transactions disable trigger user;
  alter table ledger_postings disable trigger user;
  insert into ledger_transactions
    (team_id, currency, number, kind, idempotency_key, request_hash, line_count, effective_on, created_at)
  select ${bigTeam}, 'USD', n, 'recharge', 'key ' || n, '', 2, '2026-01-01', timestamptz '2026-01-01Z' + n * interval '1 minute'
  from generate_series(1, ${bigPostings / 2}) n;
  analyze ledger_transactions;
  insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on, balance_after)
  select ${bigTeam}, 'USD', n, side, case side when 1 then 'funding' else 'available' end,
    case side when 1 then -100 else 100 end, '2026-01-01', case side when 1 then -100 else 100 end * n
  from generate_series(1, ${bigPostings / 2}) n, generate_series(1, 2) side;
  alter table ledger_transactions enable trigger user;
  alter table ledger_postings enable trigger user;
  reset statement_timeout;`;

export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    await database.pool.query(bare);
    await database.pool.query(fill);
    await database.pool.query('vacuum analyze ledger_transactions, ledger_postings');
    const figures = [...(await measureBooking(database)), ...(await measureReading(database))];
    await database.close();
    return figures;
  });
}

/** In turns, so that whatever else the machine does meets both. */
async function measureBooking(database: Database): Promise<Measurement[]> {
  const booked: number[] = [];
  const inserted: number[] = [];
  const driven: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inserted.push(await postingsASecond((n) => insertBare(database, n, round)));
    driven.push(await postingsASecond((n) => insertDriven(database, n, round)));
    booked.push(await postingsASecond((n) => book(database, n, round)));
  }
  const ratio = medianOf(booked) / medianOf(inserted);
  const rate = medianOf(booked);
  return [
    { what: 'ledger: plain inserts', figure: `${medianOf(inserted).toFixed(0)} postings/s` },
    { what: 'ledger: the same by the driver alone', figure: `${medianOf(driven).toFixed(0)} postings/s` },
    {
      what: 'ledger: booked with every rule',
      figure: `${rate.toFixed(0)} postings/s`,
      goal: { words: 'at least 500', isMet: rate >= 500 },
    },
    {
      what: 'ledger: booked to plain inserts',
      figure: ratio.toFixed(2),
      goal: { words: 'at least 0.5', isMet: ratio >= 0.5 },
    },
  ];
}

async function postingsASecond(work: (n: number) => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let n = worker; n < perRound; n += workers) await work(n);
    }),
  );
  return (2 * perRound * 1_000) / (performance.now() - startedMs);
}

const book = async (database: Database, n: number, round: number) =>
  runTransaction(database, (tx) =>
    bookRecharge(tx, {
      teamId: 1 + (n % workers),
      currency: 'USD',
      from: 'funding',
      amount: 100,
      key: `${round} ${n}`,
      at,
    }),
  );

/** By the same layers, so that what differs is the rules; `insertDriven` is the driver alone. */
const insertBare = async (database: Database, n: number, round: number) =>
  runTransaction(database, async (tx) => {
    const team = 1 + (n % workers);
    const number = round * perRound + n;
    await sql`
      insert into bare_transactions
        (team_id, currency, number, kind, idempotency_key, request_hash, line_count, effective_on, created_at)
      values (${team}, 'USD', ${number}, 'recharge', ${`${round} ${n}`}, '', 2, '2026-11-20', ${at})`.execute(
      tx,
    );
    await sql`
      insert into bare_postings (team_id, currency, number, line, account, amount, effective_on, balance_after)
      values (${team}, 'USD', ${number}, 1, 'funding', -100, '2026-11-20', 0),
        (${team}, 'USD', ${number}, 2, 'available', 100, '2026-11-20', 0)`.execute(tx);
  });

async function insertDriven({ pool }: Database, n: number, round: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into driven_transactions
         (team_id, currency, number, kind, idempotency_key, request_hash, line_count, effective_on, created_at)
       values ($1, 'USD', $2, 'recharge', $3, '', 2, '2026-11-20', $4)`,
      [1 + (n % workers), round * perRound + n, `${round} ${n}`, at],
    );
    await client.query(
      `insert into driven_postings (team_id, currency, number, line, account, amount, effective_on, balance_after)
       values ($1, 'USD', $2, 1, 'funding', -100, '2026-11-20', 0), ($1, 'USD', $2, 2, 'available', 100, '2026-11-20', 0)`,
      [1 + (n % workers), round * perRound + n],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function measureReading({ read }: Database): Promise<Measurement[]> {
  const team = { teamId: bigTeam, currency: 'USD' } as const;
  const page = async (upTo: number) => {
    await findBlock(read, team, undefined);
    await listBooked(read, team, { kinds: undefined, above: 0, upTo, order: 'newest', limit: 40, offset: 0 });
  };
  const ofKind = async (days: DayRange | undefined) => {
    const block = await findBlock(read, team, days);
    await countBooked(read, team, ['recharge'], block);
    await listBooked(read, team, { kinds: ['recharge'], ...block, order: 'newest', limit: 40, offset: 0 });
  };
  const month = { from: '2026-05-01', to: '2026-05-31' } as const;
  const ofMonth = async () => {
    const block = await findBlock(read, team, month);
    await readEnds(read, team, month, block);
    await listBooked(read, team, { kinds: undefined, ...block, order: 'newest', limit: 40, offset: 0 });
  };
  const balances = ['available', 'reserved', 'receivable', 'refund'] as const;
  return [
    await time('balance of a team', 5, () => readAccounts(read, team, balances)),
    await time('first page of its statement', 50, () => page(bigPostings / 2)),
    await time('last page of its statement', 50, () => page(40)),
    await time('a month of its statement', 50, ofMonth),
    await time('a month of one kind', 50, () => ofKind(month)),
    await time('first page of one kind', undefined, () => ofKind(undefined)),
  ];
}

async function time(
  what: string,
  goalMs: number | undefined,
  work: () => Promise<unknown>,
): Promise<Measurement> {
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const startedMs = performance.now();
    await work();
    times.push(performance.now() - startedMs);
  }
  const figureMs = medianOf(times);
  return {
    what: `ledger at ${bigPostings} postings: ${what}`,
    figure: `${figureMs.toFixed(1)} ms`,
    ...(goalMs === undefined ? {} : { goal: { words: `at most ${goalMs} ms`, isMet: figureMs <= goalMs } }),
  };
}
