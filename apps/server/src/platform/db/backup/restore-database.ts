import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { reasonOf, StartRefusal } from '../../start-refusal.ts';
import { installJobQueue } from '../../jobs/job-store.ts';
import { migrate } from '../migrate.ts';
import { listTables } from './list-tables.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Fills a database in which nothing was ever kept. All of it or nothing. */
export async function restoreDatabase(connection: pg.ClientConfig, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  await migrate(connection, { upTo: manifest.migrations });
  await installJobQueue(connection);
  const client = new pg.Client({ application_name: 'tapwright restore', ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await refuseFilled(client);
    for (const { name, table, bounds } of manifest.partitions)
      await client.query(`create table if not exists ${name} partition of ${table} ${bounds}`);
    for (const table of manifest.tables) await fill(client, table, folder);
    for (const { name, lastValue } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
    }
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length === 0) continue;
    throw new StartRefusal(
      `The database is in use: ${name} has rows. Restore into an empty one, with another DATA_DIR or DATABASE_URL. Nothing was changed.`,
    );
  }
}

async function fill(client: pg.Client, table: Manifest['tables'][number], folder: string): Promise<void> {
  // What a trigger put into a row is in the backup already, and a row is judged with those that come after it.
  await client.query(`alter table ${table.name} disable trigger user`);
  const rows = client.query(
    copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin (format binary)`),
  );
  await pipeline(createReadStream(join(folder, table.file)), rows).catch((error: unknown) => {
    throw new StartRefusal(`${table.name} cannot be restored (${reasonOf(error)}). Nothing was restored.`);
  });
  await client.query(`alter table ${table.name} enable trigger user`);
  if (rows.rowCount === table.rows) return;
  throw new StartRefusal(
    `${table.file} holds ${rows.rowCount} rows where the backup says ${table.rows}. Nothing was restored.`,
  );
}
