import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import { countNames, type FactLevel } from './fact-levels.ts';
import { moneyNames, monthSums } from './facts-store.ts';

const measures = [...moneyNames, ...countNames];
const raw = (names: readonly string[], prefix = '') => sql.raw(names.map((name) => prefix + name).join(', '));

const summedDays = (level: FactLevel, teamId: number) => {
  const keys = level.key.map(({ name }) => name);
  return sql`
    select d.team_id, d.ad_account_id, ${raw(keys, 'd.')}, date_trunc('month', d.day)::date as month, ${monthSums}
    from ${sql.raw(level.days)} d where d.team_id = ${teamId}
    group by d.team_id, d.ad_account_id, ${raw(keys, 'd.')}, date_trunc('month', d.day)`;
};

export type WrongSums = { count: number; months: string[] };

/** Months that do not say what their days say, each missing or wrong row counted once. */
export async function findWrongMonths(db: Connection, level: FactLevel, teamId: number): Promise<WrongSums> {
  const columns = ['team_id', 'ad_account_id', ...level.key.map(({ name }) => name), 'month', ...measures];
  const identity = level.key.filter(({ identifies }) => identifies).map(({ name }) => name);
  const { rows } = await sql<WrongSums>`
    with days (${raw(columns)}) as (${summedDays(level, teamId)}),
         months as (select ${raw(columns)} from ${sql.raw(level.months)} where team_id = ${teamId}),
         wrong as ((select * from days except all select * from months)
                   union all (select * from months except all select * from days))
    select count(distinct (${raw([...identity, 'month'])})) as count,
           coalesce(array_agg(distinct to_char(month, 'YYYY-MM')), '{}') as months from wrong`.execute(db);
  return rows[0] ?? { count: 0, months: [] };
}

export async function rewriteMonths(tx: Transaction, level: FactLevel, teamId: number): Promise<void> {
  const columns = ['team_id', 'ad_account_id', ...level.key.map(({ name }) => name), 'month', ...measures];
  await sql`delete from ${sql.raw(level.months)} where team_id = ${teamId}`.execute(tx);
  await sql`insert into ${sql.raw(level.months)} (${raw(columns)}) ${summedDays(level, teamId)}`.execute(tx);
}

/** One at a time: whoever writes facts meanwhile waits, or a month would miss what came in between. */
export async function lockFacts(tx: Transaction, level: FactLevel): Promise<void> {
  await sql`lock table ${sql.raw(level.days)}, ${sql.raw(level.months)} in share row exclusive mode`.execute(
    tx,
  );
}

export async function listTeamsWithFacts(db: Connection): Promise<number[]> {
  const rows = await db.selectFrom('reportAccounts').select('teamId').distinct().orderBy('teamId').execute();
  return rows.map(({ teamId }) => teamId);
}
