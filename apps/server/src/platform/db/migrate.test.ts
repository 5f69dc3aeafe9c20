import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

let empty: pg.ClientConfig;
let folder: string;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tapwright-migrations-'));
  writeMigration('0001_first.sql', 'create table first (id int)');
  writeMigration('0002_second.sql', 'create table second (id int); insert into second values (1)');
});

afterEach(() => rmSync(folder, { recursive: true }));

const writeMigration = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

async function listTables(): Promise<string[]> {
  const client = new pg.Client(empty);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  return rows.map((row) => row.name);
}

test('what is new is applied in order, once', async () => {
  expect(await migrate(empty, { folder })).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(empty, { folder })).toEqual([]);
  writeMigration('0003_third.sql', 'create table third (id int)');
  expect(await migrate(empty, { folder })).toEqual(['0003_third.sql']);
  expect(await listTables()).toEqual(['applied_migrations', 'first', 'second', 'third']);
});

test('two processes that start at once apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(empty, { folder })));
  expect(applied.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('a database of a newer version is refused and left alone', async () => {
  writeMigration('0003_third.sql', 'create table third (id int)');
  await migrate(empty, { folder });
  rmSync(join(folder, '0003_third.sql'));
  writeMigration('0004_fourth.sql', 'create table fourth (id int)');
  await expect(migrate(empty, { folder })).rejects.toThrow(/newer Tapwright \(it has 0003_third\.sql/);
  expect(await listTables()).not.toContain('fourth');
});

test('an old migration that was edited is refused', async () => {
  await migrate(empty, { folder });
  writeMigration('0001_first.sql', 'create table first (id bigint)');
  await expect(migrate(empty, { folder })).rejects.toThrow('0001_first.sql was edited');
});

test('a migration numbered before one that has run is refused', async () => {
  writeMigration('0004_fourth.sql', 'create table fourth (id int)');
  await migrate(empty, { folder });
  writeMigration('0003_third.sql', 'create table third (id int)');
  await expect(migrate(empty, { folder })).rejects.toThrow('0003_third.sql comes before 0004_fourth.sql');
});

test('a migration that fails leaves nothing of itself and names its line', async () => {
  writeMigration('0003_third.sql', 'create table third (id int);\ncreate table third (id int, x nonsense)');
  await expect(migrate(empty, { folder })).rejects.toThrow(/0003_third\.sql failed: .*nonsense.* at line 2/);
  expect(await listTables()).toEqual(['applied_migrations', 'first', 'second']);
});
