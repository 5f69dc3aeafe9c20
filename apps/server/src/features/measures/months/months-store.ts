import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';
import { countNames, type FactLevel, identityOf, keysOf, monthSumNames } from '../facts/fact-levels.ts';

/** Whose facts. */
type Owner = { teamId: number; adAccountId: string };

/*
 * A month's row holds its year from January to its own end, and holds for the months after it until the next row, or
 * the end of the year. A month alone is the difference of two rows; each January begins with nothing.
 */

const raw = (names: readonly string[]) => sql.raw(names.join(', '));
const mapSums = (of: (name: string) => string) => raw(monthSumNames.map((name) => `${of(name)} as ${name}`));
const same = (names: readonly string[], one: string, other: string) =>
  sql.raw(names.map((name) => `${one}.${name} = ${other}.${name}`).join(' and '));
const changed = (level: FactLevel) => sql.raw(`changed_${level.months}`);

/** Sums of rows of days, `sign` times each. */
const summedDays = raw([
  'sum(sign * spend_micros)::bigint as spend_micros',
  ...['usd', 'cny'].map(
    (unit) => `coalesce(sum(sign * spend_${unit}_micros), 0)::bigint as spend_${unit}_micros`,
  ),
  ...countNames.map((name) => `sum(sign * ${name})::bigint as ${name}`),
  ...['usd', 'cny'].map(
    (unit) =>
      `coalesce(sum(sign) filter (where spend_${unit}_micros is null and spend_micros <> 0), 0)::bigint as days_without_${unit}`,
  ),
]);

/** Months by themselves, from days. */
export const ownMonths = (level: FactLevel, days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${raw(keysOf(level))}, date_trunc('month', day)::date as month, ${summedDays}
  from (${days}) as days group by ${raw(keysOf(level))}, date_trunc('month', day)`;

const ofYear = (level: FactLevel, before: readonly string[] = []) =>
  sql`partition by ${raw([...before, ...identityOf(level)])}, date_trunc('year', month) order by month`;
const yearEnd = `(date_trunc('year', month) + interval '1 year')::date`;

/** Rows as a table of months has them, from months by themselves; of a month there may be several. */
export const runningMonths = (level: FactLevel, own: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${raw(keysOf(level))}, month, coalesce(lead(month) over year, ${sql.raw(yearEnd)}) as until,
    ${mapSums((name) => `(sum(${name}) over year)::bigint`)}
  from (select ${raw(keysOf(level))}, month, ${mapSums((name) => `sum(${name})`)}
        from (${own}) as parts group by ${raw(keysOf(level))}, month) as own
  window year as (${ofYear(level)})`;

/** Months by themselves, from running rows; of a year all, or the last ones. */
export const monthsAlone = (level: FactLevel, standing: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${raw(keysOf(level))}, month, ${mapSums((name) => `${name} - coalesce(lag(${name}) over year, 0)`)}
  from (${standing}) as standing
  window year as (${ofYear(level)})`;

/** Every change of an account's facts takes its turn, so that none adds to a sum that another has just changed. */
export async function lockAccount(tx: Transaction, { teamId, adAccountId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(20740012, hashtext(${`${teamId} ${adAccountId}`}))`.execute(tx);
}

/** By how much months change, from rows of days with a sign. `steps` are the statements that change the days. */
export async function rememberChanges(
  tx: Transaction,
  level: FactLevel,
  steps: readonly RawBuilder<unknown>[],
  days: RawBuilder<unknown>,
): Promise<void> {
  const columns = [...keysOf(level), 'month', ...monthSumNames];
  await sql`create temp table if not exists ${changed(level)} on commit delete rows
    as select ${raw(columns)} from ${sql.raw(level.months)} with no data`.execute(tx);
  await sql`
    with ${sql.join(steps, sql`, `)}
    insert into ${changed(level)} (${raw(columns)})
    select * from (${ownMonths(level, days)}) as months
    where ${sql.raw(monthSumNames.map((name) => `${name} <> 0`).join(' or '))}`.execute(tx);
}

/** Adds what was remembered to its months and to those after them. `among`: where all of it lies, `r` being a row. */
export async function addChanges(
  tx: Transaction,
  level: FactLevel,
  { teamId, adAccountId }: Owner,
  { from, among }: { from: string; among: RawBuilder<unknown> },
): Promise<void> {
  const keys = keysOf(level);
  const identity = identityOf(level);
  await sql`analyze ${changed(level)}`.execute(tx);
  // The last row before the first change is read as well: what follows is added to it.
  const standing = sql`
    select ${raw([...keys.map((name) => `r.${name}`), 'r.month', ...monthSumNames.map((name) => `r.${name}`)])}
    from (select distinct ${raw(identity)} from ${changed(level)}) c
    join ${sql.raw(level.months)} r on ${same(identity, 'r', 'c')}
    where r.team_id = ${teamId} and ${among} and r.until >= date_trunc('month', ${from}::date)::date`;
  const own = sql`
    ${monthsAlone(level, standing)} union all
    select ${raw([...keys, 'month', ...monthSumNames])} from ${changed(level)}`;
  const takenOver = ['until', ...monthSumNames];
  await sql`
    insert into ${sql.raw(level.months)} as r (team_id, ad_account_id, ${raw([...keys, 'month', ...takenOver])})
    select ${teamId}, ${adAccountId}::bigint, ${raw([...keys, 'month', ...takenOver])}
    from (${runningMonths(level, own)}) as running order by month
    on conflict (team_id, ${raw(identity)}, month) do update
    set ${raw(takenOver.map((name) => `${name} = excluded.${name}`))}
    where (${raw(takenOver.map((name) => `r.${name}`))})
      is distinct from (${raw(takenOver.map((name) => `excluded.${name}`))})`.execute(tx);
  // The same transaction may change other facts.
  await sql`delete from ${changed(level)}`.execute(tx);
}

/** Takes what lies before a month out of the sums of the months after it, in all teams. */
export async function takeOutBefore(tx: Transaction, level: FactLevel, month: string): Promise<void> {
  const identity = ['team_id', ...identityOf(level)];
  await sql`
    update ${sql.raw(level.months)} r
    set ${raw(monthSumNames.map((name) => `${name} = r.${name} - b.${name}`))}
    from ${sql.raw(level.months)} b
    where ${same(identity, 'b', 'r')} and b.month < ${month}::date and b.until >= ${month}::date
      and date_trunc('year', b.month) = date_trunc('year', ${month}::date)
      and date_trunc('year', r.month) = date_trunc('year', ${month}::date) and r.month >= ${month}::date`.execute(
    tx,
  );
}
