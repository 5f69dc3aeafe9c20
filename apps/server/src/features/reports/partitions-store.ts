import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

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
