import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

/** Of one table, as `2026-11`. */
export async function listMonthsOf(db: Connection, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass`.execute(db);
  return rows.map(({ name }) => `${name.slice(-6, -2)}-${name.slice(-2)}`);
}

const nameOf = (table: string, month: string) => `${table}_${month.replace('-', '')}`;

export async function dropPartition(tx: Transaction, table: string, month: string): Promise<void> {
  await sql.raw(`drop table ${nameOf(table, month)}`).execute(tx);
}

/**
 * Gives months whose rows nobody counted yet their statistics, and says which of them have some. Without, the database
 * takes the index of days for the nearest way to one ad group, and a first reading grows with the square of its length.
 */
export async function countFirstRows(
  db: Connection,
  table: string,
  months: readonly string[],
): Promise<string[]> {
  const names = new Map(months.map((month) => [nameOf(table, month), month]));
  const { rows } = await sql<{ name: string; isCounted: boolean }>`
    select relname as name, reltuples >= 0 as is_counted from pg_class
    where oid = any (select to_regclass(name) from unnest(${[...names.keys()]}::text[]) as name)
      and (reltuples >= 0 or pg_relation_size(oid) > 0)`.execute(db);
  for (const { name, isCounted } of rows) if (!isCounted) await sql.raw(`analyze ${name}`).execute(db);
  return rows.flatMap(({ name }) => names.get(name) ?? []);
}

/** Two processes may want the same month at once: the second waits and finds it there. */
export async function makePartition(tx: Transaction, table: string, month: string): Promise<void> {
  const name = nameOf(table, month);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  await sql`select pg_advisory_xact_lock(20740010, hashtext(${name}))`.execute(tx);
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass(${name}) is not null as is_there`.execute(tx);
  if (rows[0]?.isThere) return;
  // Attaching lets readers and writers of other months go on; making it in place would stop them.
  await sql.raw(`create table ${name} (like ${table} including all)`).execute(tx);
  await sql
    .raw(`alter table ${table} attach partition ${name} for values from ('${month}-01') to ('${next}')`)
    .execute(tx);
}
