import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { runTransaction } from './run-transaction.ts';
import { lockedDatabase } from './testing/scratch-postgres.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/test-database.ts';

let empty: pg.ClientConfig;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});

async function refusalOf(connection: pg.ClientConfig): Promise<string> {
  const error: unknown = await openDatabase({ connection }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : 'it was opened';
}

test('a wrong password is said without showing it', async () => {
  const refusal = await refusalOf({ ...empty, database: lockedDatabase, password: 'hunter2' });
  expect(refusal).toContain('does not let "tapwright" in');
  expect(refusal).not.toContain('hunter2');
});

test('a database that does not exist is named', async () => {
  expect(await refusalOf({ ...empty, database: 'nowhere' })).toContain('There is no database "nowhere"');
});

test('a port where nobody listens is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const refusal = await refusalOf({ ...empty, host: '127.0.0.1', port });
  expect(refusal).toBe(
    `No PostgreSQL answers at 127.0.0.1:${port}. Start it, or correct host and port in DATABASE_URL. Nothing was changed.`,
  );
});

test('a host that is not known is named', async () => {
  const connection = { ...empty, host: 'database.invalid', port: 5432 };
  expect(await refusalOf(connection)).toContain('is not known: database.invalid:5432');
});

test('what listens there but is no PostgreSQL ends in one line too', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const refusal = await refusalOf({ ...empty, host: '127.0.0.1', port });
  await new Promise((resolve) => server.close(resolve));
  expect(refusal).toMatch(/^The database at 127\.0\.0\.1:\d+ cannot be used: [^\n]+$/);
});

test('a database that cannot be written is refused', async () => {
  const refusal = await refusalOf({ ...empty, options: '-c default_transaction_read_only=on' });
  expect(refusal).toContain('The database is read-only');
});

test('ids and amounts arrive as numbers, days as text, and what a number cannot hold is refused', async () => {
  const database = await openDatabase({ connection: empty });
  const { rows } = await database.pool.query(
    "select 9007199254740991::bigint as amount, date '2026-11-20' as day",
  );
  expect(rows).toEqual([{ amount: 9_007_199_254_740_991, day: '2026-11-20' }]);
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit');
  await database.close();
});

test('a connection cut by the server is replaced, and its loss is told', async () => {
  const lost: string[] = [];
  const database = await openDatabase({
    connection: empty,
    onConnectionLost: (error) => lost.push(error.message),
  });
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const client = await database.pool.connect();
  await Promise.all([1, 2].map(() => database.pool.query('select pg_sleep(0.05)')));
  await client.query(cut);
  client.release();
  await expect.poll(() => lost.length).toBe(2);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a transaction that lost against another is run again and leaves its work once', async () => {
  const { database, close } = await createTestDatabase();
  const attempts = { one: 0, other: 0 };
  const holding = new Set<string>();
  const barrier = Promise.withResolvers<void>();
  const insert = (name: keyof typeof attempts) =>
    runTransaction(database, async (tx) => {
      attempts[name] += 1;
      await tx.insertInto('liveEvents').values({ room: 'r', name, payload: '{}' }).execute();
      const lock = (key: number) =>
        tx.selectNoFrom((row) => row.fn('pg_advisory_xact_lock', [row.val(key)]).as('x')).execute();
      await lock(name === 'one' ? 1 : 2);
      holding.add(name);
      if (holding.size === 2) barrier.resolve();
      await barrier.promise;
      await lock(name === 'one' ? 2 : 1);
    });
  await Promise.all([insert('one'), insert('other')]);
  const rows = await database.read.selectFrom('liveEvents').select('name').orderBy('name').execute();
  expect(rows).toEqual([{ name: 'one' }, { name: 'other' }]);
  expect(attempts.one + attempts.other).toBe(3);
  await close();
});
