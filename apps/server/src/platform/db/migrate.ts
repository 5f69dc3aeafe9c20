import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

type Migration = { name: string; sql: string; checksum: string };
type AppliedMigration = { name: string; checksum: string };

const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const migrationLock = 20_740_002;

export type MigrateOptions = {
  folder?: string;
  /** Only these, which must all be known. */
  upTo?: readonly string[];
};

/** Brings the database to this version: forward only, one process at a time. Gives back what was applied. */
export async function migrate(
  connection: pg.ClientConfig,
  { folder = ownMigrations, upTo }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = selectUpTo(readMigrations(folder), upTo);
  const client = new pg.Client({ application_name: 'tapwright migrate', ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = selectPending(migrations, await listApplied(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

function selectUpTo(migrations: Migration[], upTo: readonly string[] | undefined): Migration[] {
  if (upTo === undefined) return migrations;
  const unknown = upTo.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === undefined) return migrations.filter(({ name }) => upTo.includes(name));
  throw new StartRefusal(
    `This was made by a newer Tapwright (it has ${unknown}, which this version does not know). Use that version. Nothing was changed.`,
  );
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function listApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('applied_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return [];
  const applied = await client.query<AppliedMigration>(
    'select name, checksum from applied_migrations order by name',
  );
  return applied.rows;
}

/** Throws before anything is touched when the database is not a former state of these files. */
function selectPending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = applied.at(-1)?.name ?? '';
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new StartRefusal(
        `The database belongs to a newer Tapwright (it has ${name}, which this version does not know). Start that version, or restore a backup from before. Nothing was changed.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartRefusal(
        `The migration ${name} was edited after this database had run it. Restore the file and put the change into a new one. Nothing was changed.`,
      );
    }
  }
  const pending = migrations.filter(({ name }) => !applied.some((each) => each.name === name));
  const late = pending.find(({ name }) => name < newest);
  if (late === undefined) return pending;
  throw new StartRefusal(
    `The migration ${late.name} comes before ${newest}, which this database has run. Give it a higher number. Nothing was changed.`,
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      `create table if not exists applied_migrations (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    await client.query(sql);
    await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartRefusal(
      `The migration ${name} failed: ${describe(error, sql)}. What it had done was undone.`,
    );
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : ` at line ${sql.slice(0, position).split('\n').length}`;
  return `${error.message}${line}`;
}
