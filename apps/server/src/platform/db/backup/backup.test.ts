import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUpDatabase } from './back-up-database.ts';
import { restoreDatabase } from './restore-database.ts';

let source: TestDatabase;
let empty: pg.ClientConfig;
let folder: string;
let backup: string;

beforeAll(async () => {
  source = await createTestDatabase();
  const { write } = source.database;
  const user = { nickName: '안나 ✓', email: 'anna@example.com' };
  const { userId } = await write
    .insertInto('users')
    .values(user)
    .returning('userId')
    .executeTakeFirstOrThrow();
  await write
    .insertInto('sessions')
    .values({
      tokenHash: Buffer.from([0, 255, 10]),
      userId,
      signedInBy: 'password',
      address: '192.0.2.1',
      userAgent: 'a "browser"\twith\ntabs',
      expiresAt: new Date('2027-01-01T00:00:00.123Z'),
    })
    .execute();
  await sql`select graphile_worker.add_job('mail.send', payload => '{"a": [1, null]}'::json)`.execute(write);
});
afterAll(() => source.close());

beforeEach(async () => {
  empty = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tapwright-backup-'));
  backup = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was backed up is in the other database, and new rows go on from there', async () => {
  await backUpDatabase(source.database.connection, backup);
  await restoreDatabase(empty, backup);
  const restored = await openDatabase({ connection: empty });
  for (const table of ['users', 'sessions'] as const) {
    const rowsOf = (database: typeof restored) => database.read.selectFrom(table).selectAll().execute();
    expect(await rowsOf(restored)).toEqual(await rowsOf(source.database));
  }
  const jobs = await sql<{ name: string }>`select task_identifier as name from graphile_worker.jobs`.execute(
    restored.read,
  );
  expect(jobs.rows).toEqual([{ name: 'mail.send' }]);
  const next = { nickName: 'Ben', email: 'ben@example.com' };
  const { userId } = await restored.write
    .insertInto('users')
    .values(next)
    .returning('userId')
    .executeTakeFirstOrThrow();
  expect(userId).toBe(100_002);
  await restored.close();
});

test('a table that is cut by months comes back with its months', async () => {
  const { pool } = source.database;
  await pool.query(
    `create table keyword_days_202609 partition of keyword_days for values from ('2026-09-01') to ('2026-10-01')`,
  );
  await pool.query(
    `insert into keyword_days values (7, 12, 51001, 61001, 1, '2026-09-30', 5, 5, 5, 1, 1, 1, 1, 0, 0, 0, 0)`,
  );
  await backUpDatabase(source.database.connection, backup);
  await restoreDatabase(empty, backup);
  const restored = await openDatabase({ connection: empty });
  const rowsOf = async (database: typeof restored) =>
    (await database.pool.query('table keyword_days_202609')).rows;
  expect(await rowsOf(restored)).toEqual(await rowsOf(source.database));
  await restored.close();
});

test('a backup is for its owner alone, and never written over', async () => {
  await backUpDatabase(source.database.connection, backup);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  await expect(backUpDatabase(source.database.connection, backup)).rejects.toThrow('Name a new folder');
});

test('a database in use is not restored into', async () => {
  await backUpDatabase(source.database.connection, backup);
  await expect(restoreDatabase(source.database.connection, backup)).rejects.toThrow('The database is in use');
});

test('a backup that was cut off is refused', async () => {
  await backUpDatabase(source.database.connection, backup);
  rmSync(join(backup, 'manifest.json'));
  await expect(restoreDatabase(empty, backup)).rejects.toThrow('holds no complete backup');
});

test('a backup with a damaged file restores nothing, and can be tried again once mended', async () => {
  const { tables } = await backUpDatabase(source.database.connection, backup);
  const file = join(backup, tables.find(({ name }) => name === 'public.sessions')?.file ?? '');
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 20));
  await expect(restoreDatabase(empty, backup)).rejects.toThrow('public.sessions cannot be restored');
  writeFileSync(file, whole);
  await restoreDatabase(empty, backup);
});

test('a backup of a newer version is refused', async () => {
  await backUpDatabase(source.database.connection, backup);
  const manifest = join(backup, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('0001_foundation.sql', '9000_future.sql'));
  await expect(restoreDatabase(empty, backup)).rejects.toThrow('newer Tapwright (it has 9000_future.sql');
});

test('a database that was never used has nothing to back up', async () => {
  await expect(backUpDatabase(empty, backup)).rejects.toThrow('nothing to back up');
  expect(existsSync(join(backup, 'manifest.json'))).toBe(false);
});
