import { type Day, getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { factLevelNames, factLevels, partitionedTables } from '../facts/fact-levels.ts';
import { takeOutBefore } from '../months/months-store.ts';
import { lockFacts } from '../months/roll-ups-store.ts';

const lock = 20_740_011;

/** The first day that is kept; undefined while nothing was ever dropped. */
export async function findKeptFrom(db: Connection): Promise<Day | undefined> {
  const row = await db.selectFrom('reportRetention').select('keptFrom').executeTakeFirst();
  return row === undefined ? undefined : getDay(row.keptFrom);
}

/** The same until the end of the transaction: nobody drops meanwhile. */
export async function lockKeptFrom(tx: Transaction): Promise<Day | undefined> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(tx);
  return findKeptFrom(tx);
}

export async function moveKeptFrom(tx: Transaction, keptFrom: Day): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  await sql`
    insert into report_retention as r (kept_from) values (${keptFrom})
    on conflict (is_there) do update set kept_from = greatest(r.kept_from, excluded.kept_from)`.execute(tx);
}

export type Droppable = { table: string; months: string[]; rows: number };

/** What lies before a day, table by table; those with nothing are left out. */
export async function listDroppable(db: Connection, keptFrom: Day): Promise<Droppable[]> {
  const found: Droppable[] = [];
  for (const { table, day } of datedTables()) {
    const { rows } = await sql<{ month: string; count: number }>`
      select to_char(${sql.raw(day)}, 'YYYY-MM') as month, count(*) as count from ${sql.raw(table)}
      where ${sql.raw(day)} < ${keptFrom} group by 1 order by 1`.execute(db);
    if (rows.length > 0)
      found.push({
        table,
        months: rows.map(({ month }) => month),
        rows: rows.reduce((sum, { count }) => sum + count, 0),
      });
  }
  return found;
}

const datedTables = () => [
  ...partitionedTables.map((table) => ({ table, day: 'day' })),
  ...factLevelNames.flatMap((name) => sumTables(name)),
];

const sumTables = (name: (typeof factLevelNames)[number]) => [
  { table: factLevels[name].months, day: 'month' },
  { table: factLevels[name].periods, day: 'starts_on' },
];

/** What is dropped leaves the sums of the year that it began, too. */
export async function dropSums(tx: Transaction, keptFrom: Day): Promise<void> {
  for (const name of factLevelNames) {
    const level = factLevels[name];
    await lockFacts(tx, level);
    await takeOutBefore(tx, level, keptFrom);
  }
  for (const { table, day } of factLevelNames.flatMap((name) => sumTables(name)))
    await sql`delete from ${sql.raw(table)} where ${sql.raw(day)} < ${keptFrom}`.execute(tx);
}

/** A week that begins before goes whole, so the days of it that are kept are no longer reported by it. */
export async function forgetCoverage(tx: Transaction, keptFrom: Day, firstMonday: Day): Promise<void> {
  await sql`
    update report_coverage set days = days - datemultirange(daterange(null,
      case span when 'week' then ${firstMonday}::date else ${keptFrom}::date end))`.execute(tx);
  await sql`delete from report_coverage where isempty(days)`.execute(tx);
}
