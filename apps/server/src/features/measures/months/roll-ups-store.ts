import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { type FactLevel, identityOf, keysOf, monthSumNames } from '../facts/fact-levels.ts';
import { ownMonths, runningMonths } from './months-store.ts';

const raw = (names: readonly string[]) => sql.raw(names.join(', '));
/** The ad account is part of what a row says. */
const withAccount = (level: FactLevel): FactLevel => ({
  ...level,
  key: [{ name: 'ad_account_id', type: 'int8', identifies: false }, ...level.key],
});
const columnsOf = (level: FactLevel) => raw([...keysOf(level), 'month', 'until', ...monthSumNames]);

/** A team's months by themselves. */
const ownOf = (level: FactLevel, teamId: number) =>
  ownMonths(level, sql`select *, 1 as sign from ${raw([level.days])} where team_id = ${teamId}`);

export type WrongSums = { count: number; months: string[] };

/** Months that do not say what their days say, each missing or wrong row counted once. A month without days may be there. */
export async function findWrongMonths(db: Connection, name: FactLevel, teamId: number): Promise<WrongSums> {
  const level = withAccount(name);
  const nothing = raw(monthSumNames.map((name) => `0 as ${name}`));
  const standing = sql`select ${columnsOf(level)} from ${raw([level.months])} where team_id = ${teamId}`;
  const { rows } = await sql<WrongSums>`
    with months as materialized (${standing}),
         known as (
           ${ownOf(level, teamId)} union all select ${raw([...keysOf(level), 'month'])}, ${nothing} from months),
         days as materialized (select ${columnsOf(level)} from (${runningMonths(level, sql`select * from known`)}) as running),
         wrong as ((select * from days except all select * from months)
                   union all (select * from months except all select * from days))
    select count(distinct (${raw([...identityOf(level), 'month'])})) as count,
           coalesce(array_agg(distinct to_char(month, 'YYYY-MM')), '{}') as months from wrong`.execute(db);
  return rows[0] ?? { count: 0, months: [] };
}

export async function rewriteMonths(tx: Transaction, name: FactLevel, teamId: number): Promise<void> {
  const level = withAccount(name);
  await sql`delete from ${raw([level.months])} where team_id = ${teamId}`.execute(tx);
  await sql`
    insert into ${raw([level.months])} (team_id, ${columnsOf(level)})
    select ${teamId}, ${columnsOf(level)}
    from (${runningMonths(level, ownOf(level, teamId))}) as running order by month`.execute(tx);
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
