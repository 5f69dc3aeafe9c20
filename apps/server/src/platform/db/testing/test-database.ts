import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { connectionTo, createEmpty, createFromTemplate, drop } from './template-database.ts';

export type TestDatabase = { name: string; database: Database; close: () => Promise<void> };

/**
 * A migrated database with no rows, of whoever asks alone, in tens of milliseconds. On a disk it goes with the whole
 * cluster at the end of the run: to drop each one costs PostgreSQL ten times what making it does. `from` is another test
 * database, to which nobody is connected any more: a copy has all of its rows.
 */
export async function createTestDatabase(from?: string): Promise<TestDatabase> {
  const address = inject('scratchPostgres');
  const name = newName();
  await createFromTemplate(address, name, from);
  const connection = connectionTo(address, name);
  // A write through `read` would fail on a replica, so it fails here.
  const readConnection = { ...connection, options: '-c default_transaction_read_only=on' };
  const database = await openDatabase({ connection, readConnection, poolSize: 10 });
  return {
    name,
    database,
    close: async () => {
      await database.close();
      if (address.isInMemory) await drop(address, name);
    },
  };
}

/** A database in which nothing was ever done. */
export async function createEmptyDatabase(): Promise<pg.ClientConfig> {
  const address = inject('scratchPostgres');
  const name = newName();
  await createEmpty(address, name);
  return connectionTo(address, name);
}

/** The same database for a process of its own, as DATABASE_URL. */
export function urlOf({ host = '', port, user, password, database }: pg.ClientConfig): string {
  const login = `${user}:${String(password)}`;
  return host.startsWith('/')
    ? `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${database}`;
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;
