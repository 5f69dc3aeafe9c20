import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUpDatabase } from '../../platform/db/backup/back-up-database.ts';
import { restoreDatabase } from '../../platform/db/backup/restore-database.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../platform/db/testing/test-database.ts';
import { bookRecharge } from './booking/book-recharge.ts';
import { beginRefund, endRefund, failRefund } from './booking/book-refund.ts';
import { reserveBudget } from './booking/reserve-budget.ts';
import { checkLedger } from './checking/check-ledger.ts';
import { readAccounts } from './ledger-store.ts';

let source: TestDatabase;
let teams = 0;
beforeAll(async () => {
  source = await createTestDatabase();
});
afterAll(() => source.close());

const at = new Date('2026-11-20T09:00:00Z');

/** A book of a team of its own, with this much in it. */
async function startBook(amount: number) {
  const { database } = source;
  teams += 1;
  const book = { teamId: teams, currency: 'USD', at } as const;
  const run = <Result>(work: Parameters<typeof runTransaction<Result>>[1]) => runTransaction(database, work);
  await run((tx) => bookRecharge(tx, { ...book, from: 'funding', amount, key: 'first' }));
  const balanceOf = async (account: 'available' | 'reserved' | 'refund') =>
    (await readAccounts(database.read, book, [account])).get(account);
  return { book, run, balanceOf };
}

const refusedBy = (constraint: string) => expect.objectContaining({ constraint });

test('the application’s own role is no superuser and cannot change or remove what is booked', async () => {
  const { write } = source.database;
  await startBook(100);
  const { rows } = await sql`select rolsuper from pg_roles where rolname = current_user`.execute(write);
  expect(rows).toEqual([{ rolsuper: false }]);
  for (const statement of [
    'update ledger_postings set amount = amount + 1',
    'update ledger_transactions set effective_on = now()',
    'delete from ledger_postings',
    'delete from ledger_transactions',
    'delete from ledger_books',
    'delete from ledger_reserves',
    'truncate ledger_postings',
    'truncate ledger_books cascade',
  ])
    await expect(sql.raw(statement).execute(write), statement).rejects.toEqual(
      refusedBy('ledger_append_only'),
    );
});

test('what is not whole is refused at the commit', async () => {
  const { database } = source;
  const { book } = await startBook(100);
  const insert = async (lines: readonly (readonly [account: string, amount: number])[], lineCount: number) =>
    runTransaction(database, async (tx) => {
      const { rows } = await sql<{ number: number }>`
        insert into ledger_transactions
          (team_id, currency, kind, idempotency_key, request_hash, line_count, effective_on, created_at)
        values (${book.teamId}, 'USD', 'recharge', 'raw', '', ${lineCount}, '2026-11-20', now())
        returning number`.execute(tx);
      for (const [place, [account, amount]] of lines.entries())
        await sql`insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on)
          values (${book.teamId}, 'USD', ${rows[0]?.number}, ${place + 1}, ${account}, ${amount}, '2026-11-20')`.execute(
          tx,
        );
    });
  const unbalanced = [
    ['funding', -10],
    ['available', 9],
  ] as const;
  await expect(insert(unbalanced, 2)).rejects.toEqual(refusedBy('ledger_sum'));
  await expect(insert([], 2)).rejects.toEqual(refusedBy('ledger_sum'));
  await expect(insert([['funding', -10]], 2)).rejects.toEqual(refusedBy('ledger_sum'));
  await expect(
    insert(
      [
        ['available', -101],
        ['funding', 101],
      ],
      2,
    ),
  ).rejects.toEqual(refusedBy('ledger_floor'));
  const intoOld = sql`insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on)
    values (${book.teamId}, 'USD', 1, 3, 'funding', -5, '2026-11-20'), (${book.teamId}, 'USD', 1, 4, 'available', 5, '2026-11-20')`;
  await expect(intoOld.execute(database.write)).rejects.toEqual(refusedBy('ledger_sum'));
  const intoNone = sql`insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on)
    values (${book.teamId}, 'USD', 99, 1, 'funding', -5, '2026-11-20'), (${book.teamId}, 'USD', 99, 2, 'available', 5, '2026-11-20')`;
  await expect(intoNone.execute(database.write)).rejects.toEqual(refusedBy('ledger_sum'));
  const otherCurrency = sql`insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on)
    values (${book.teamId}, 'CNY', 1, 3, 'funding', -5, '2026-11-20')`;
  await expect(otherCurrency.execute(database.write)).rejects.toEqual(refusedBy('ledger_sum'));
  expect((await checkLedger(database)).faults).toEqual([]);
});

test('many at once never reserve more than there is, and each key once', async () => {
  const { book, run, balanceOf } = await startBook(1000);
  const wishes = Array.from({ length: 24 }, (_, place) => ({ key: `wish ${place % 12}`, place: place % 12 }));
  const booked = await Promise.all(
    wishes.map(({ key, place }) =>
      run((tx) => reserveBudget(tx, { ...book, campaignId: 500 + (place % 3), amount: 150, key })),
    ),
  );
  expect(booked.filter((one) => one?.isRepeated === false)).toHaveLength(6);
  expect(booked.filter((one) => one?.isRepeated === true)).toHaveLength(6);
  expect([await balanceOf('available'), await balanceOf('reserved')]).toEqual([100, 900]);
  expect((await checkLedger(source.database)).faults).toEqual([]);
});

test('a key that comes again for something else is a fault and books nothing', async () => {
  const { book, run, balanceOf } = await startBook(1000);
  const again = run((tx) => bookRecharge(tx, { ...book, from: 'funding', amount: 999, key: 'first' }));
  await expect(again).rejects.toThrow('for something else');
  expect(await balanceOf('available')).toBe(1000);
});

test('a refund is paid out or given back, once', async () => {
  const { book, run, balanceOf } = await startBook(1000);
  const refund = { ...book, refundId: 'R-1', amount: 400 };
  await run((tx) => beginRefund(tx, refund));
  expect([await balanceOf('available'), await balanceOf('refund')]).toEqual([600, 400]);
  await run((tx) => endRefund(tx, { ...refund, to: 'funding' }));
  await expect(run((tx) => failRefund(tx, refund))).rejects.toThrow('for something else');
  expect([await balanceOf('available'), await balanceOf('refund')]).toEqual([600, 0]);
});

test('the check finds what was bent past the rules of the database', async () => {
  const bent = await createTestDatabase();
  await runTransaction(bent.database, (tx) =>
    bookRecharge(tx, { teamId: 1, currency: 'USD', at, from: 'funding', amount: 100, key: 'first' }),
  );
  expect(await checkLedger(bent.database)).toEqual({ transactions: 1, faults: [] });
  await sql`alter table ledger_postings disable trigger user`.execute(bent.database.write);
  await sql`update ledger_postings set amount = 90 where account = 'available'`.execute(bent.database.write);
  const { faults } = await checkLedger(bent.database);
  expect(faults.map(({ fault }) => fault)).toEqual(['sum', 'balance']);
  await sql`update ledger_postings set amount = 100 where account = 'available'`.execute(bent.database.write);
  await sql`insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on, balance_after)
    values (1, 'CNY', 1, 1, 'funding', -5, '2026-11-20', -5), (1, 'CNY', 1, 2, 'available', 5, '2026-11-20', 5)`.execute(
    bent.database.write,
  );
  expect((await checkLedger(bent.database)).faults).toMatchObject([{ currency: 'CNY', fault: 'sum' }]);
  await bent.close();
});

test('a backup brings the ledger back as it was, and it goes on from there', async () => {
  await startBook(100);
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-ledger-'));
  const { tables } = await backUpDatabase(source.database.connection, join(folder, 'backup'));
  const empty = await createEmptyDatabase();
  await restoreDatabase(empty, join(folder, 'backup'));
  const restored = await openDatabase({ connection: empty });
  const { transactions, faults } = await checkLedger(restored);
  expect(faults).toEqual([]);
  expect(transactions).toBe(tables.find(({ name }) => name === 'public.ledger_transactions')?.rows);
  const next = { teamId: 1, currency: 'USD', at, from: 'funding', amount: 5, key: 'after' } as const;
  await runTransaction(restored, (tx) => bookRecharge(tx, next));
  expect((await checkLedger(restored)).faults).toEqual([]);
  const change = sql`update ledger_postings set amount = 1`.execute(restored.write);
  await expect(change).rejects.toEqual(refusedBy('ledger_append_only'));
  await restored.close();
  rmSync(folder, { recursive: true });
});
