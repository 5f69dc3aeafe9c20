import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { reasonOf, StartRefusal } from '../../start-refusal.ts';
import { listTables } from './list-tables.ts';
import { type Manifest, manifestName } from './manifest.ts';

/** Everything as it was at one moment, while the server may go on working. */
export async function backUpDatabase(connection: pg.ClientConfig, folder: string): Promise<Manifest> {
  makeNewFolder(folder);
  const client = new pg.Client({ application_name: 'tapwright backup', ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = {
      madeAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables: await copyTables(client, folder),
      partitions: await listPartitions(client),
      sequences: await listSequences(client),
    };
    writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 2), {
      mode: 0o600,
      flush: true,
    });
    return manifest;
  } finally {
    await client.end();
  }
}

function makeNewFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw new StartRefusal(
      `${folder} cannot be made for the backup (${reasonOf(error)}). Name a new folder.`,
    );
  }
}

async function copyTables(client: pg.Client, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    const file = `${String(tables.length + 1).padStart(3, '0')}-${name.replaceAll(/\W+/g, '-')}.copy`;
    const rows = client.query(
      copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout (format binary)`),
    );
    await pipeline(rows, createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }));
    tables.push({ name, columns, file, rows: rows.rowCount });
  }
  return tables;
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('select name from applied_migrations order by name')
    .catch(() => ({ rows: [] }));
  if (rows.length > 0) return rows.map(({ name }) => name);
  throw new StartRefusal('This database has never been used by Tapwright; there is nothing to back up.');
}

/** Made as the months go by, not by a migration: an empty database has none of them. */
async function listPartitions(client: pg.Client): Promise<Manifest['partitions']> {
  const { rows } = await client.query<Manifest['partitions'][number]>(
    `select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', pn.nspname, p.relname) as table,
            pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     join pg_namespace pn on pn.oid = p.relnamespace
     where c.relkind = 'r' and c.relispartition and n.nspname = 'public'
     order by 1`,
  );
  return rows;
}

async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
     from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null`,
  );
  return rows;
}
