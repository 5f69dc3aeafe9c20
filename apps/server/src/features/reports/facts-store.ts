import type { Day } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { CopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { FactBatch } from './fact-batch.ts';
import { countNames, type FactLevel, factLevels } from './fact-levels.ts';
import { asCny, asUsd, worthColumns, worthTable } from './rates-store.ts';

export type FactAccount = { teamId: number; adAccountId: string; currency: string };

/** Which rows an answer speaks of: those of its scope that it does not name are gone. */
export type FactScope = {
  column: 'campaign_id' | 'ad_group_id';
  ids: readonly string[];
  /** Column and value that the rows have besides, such as a zone. */
  only?: { column: 'zone' | 'dimension'; value: string };
  from: Day;
  until: Day;
};

const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => prefix + name).join(', '));
const keysOf = ({ key }: FactLevel) => key.map(({ name }) => name);
const identityOf = ({ key }: FactLevel) => key.filter(({ identifies }) => identifies).map(({ name }) => name);
const same = (names: readonly string[], one: string, other: string) =>
  sql.raw(names.map((name) => `${one}.${name} = ${other}.${name}`).join(' and '));

export const moneyNames = ['spend_micros', 'spend_usd_micros', 'spend_cny_micros'] as const;
const told = ['spend_micros', ...countNames];
const measures = [...moneyNames, ...countNames];

const differs = (table: string) =>
  sql.raw(
    `(${measures.map((name) => `${table}.${name}`).join(', ')}) is distinct from ` +
      `(${measures.map((name) => `excluded.${name}`).join(', ')})`,
  );
const takeOver = sql.raw(measures.map((name) => `${name} = excluded.${name}`).join(', '));

/** Brings what was told into a table of this session, so that one statement can compare it with what is known. */
export async function copyIncoming({ tx, copyIn }: CopyTransaction, batch: FactBatch): Promise<void> {
  const level = factLevels[batch.level];
  const columns = [...keysOf(level), 'day', ...told];
  await sql`create temp table if not exists ${incoming(level)} on commit delete rows
    as select ${list(columns)} from ${sql.raw(level.days)} with no data`.execute(tx);
  await copyIn(`incoming_${level.days}`, columns, batch.rows.read());
}

const incoming = (level: FactLevel) => sql.raw(`incoming_${level.days}`);
const changed = (level: FactLevel) => sql.raw(`changed_${level.months}`);

/** Days told anew: rows that differ are written, rows no longer told are taken away, and both are remembered. */
export async function mergeDays(tx: Transaction, account: FactAccount, scope: FactScope, batch: FactBatch) {
  const level = factLevels[batch.level];
  const keys = keysOf(level);
  const table = sql.raw(level.days);
  await sql`create temp table if not exists ${changed(level)} on commit delete rows
    as select ${list(keys)}, month from ${sql.raw(level.months)} with no data`.execute(tx);
  const isKnown = await sql`select from ${table} d where ${inScope(account, scope)} limit 1`.execute(tx);
  if (isKnown.rows.length === 0) return insertFirstDays(tx, account, batch);
  await sql`
    with gone as (
      delete from ${table} d
      where ${inScope(account, scope)} and not exists (
        select from ${incoming(level)} i where ${same(identityOf(level), 'i', 'd')} and i.day = d.day)
      returning ${list(keys)}, day),
    ${worth(level, account)},
    put as (
      ${insertedDays(account, batch)}
      on conflict (team_id, ${list(identityOf(level))}, day) do update set ${takeOver}
      where ${differs('d')}
      returning ${list(keys)}, day)
    insert into ${changed(level)}
    select distinct ${list(keys)}, date_trunc('month', day)::date
    from (select * from gone union all select * from put) as touched`.execute(tx);
}

/** Where nothing was known there is nothing to compare with. */
async function insertFirstDays(tx: Transaction, account: FactAccount, batch: FactBatch) {
  const level = factLevels[batch.level];
  await sql`with ${worth(level, account)} ${insertedDays(account, batch)}`.execute(tx);
  await sql`
    insert into ${changed(level)}
    select distinct ${list(keysOf(level))}, date_trunc('month', day)::date from ${incoming(level)}`.execute(
    tx,
  );
}

const worth = (level: FactLevel, { currency }: FactAccount) =>
  sql`worth as materialized ${worthTable(currency, sql`select distinct day from ${incoming(level)}`)}`;

function insertedDays({ teamId, adAccountId }: FactAccount, batch: FactBatch) {
  const level = factLevels[batch.level];
  const keys = keysOf(level);
  return sql`
    insert into ${sql.raw(level.days)} as d (team_id, ad_account_id, ${list(keys)}, day, ${list(measures)})
    select ${teamId}, ${adAccountId}::bigint, ${list(keys, 'i.')}, i.day, ${converted(batch)}
    from ${incoming(level)} i join worth w on w.day = i.day ${grouped(batch)}`;
}

function inScope({ teamId, adAccountId }: FactAccount, { column, ids, only, from, until }: FactScope) {
  const narrowed = only ? sql` and d.${sql.raw(only.column)} = ${only.value}` : sql``;
  return sql`d.team_id = ${teamId} and d.ad_account_id = ${adAccountId}::bigint
    and d.day between ${from} and ${until} and d.${sql.raw(column)} = any(${[...ids]}::bigint[])${narrowed}`;
}

function converted({ repeats }: FactBatch) {
  const summed = (name: string) => (repeats ? `sum(i.${name})::bigint` : `i.${name}`);
  const spend = summed('spend_micros');
  return sql.raw([spend, asUsd(spend), asCny(spend), ...countNames.map(summed)].join(', '));
}
const grouped = ({ level, repeats }: FactBatch) =>
  repeats ? sql`group by ${list(keysOf(factLevels[level]), 'i.')}, i.day, ${list(worthColumns)}` : sql``;

/** The months of what was changed, added up anew from their days. */
export async function sumChangedMonths(
  tx: Transaction,
  level: FactLevel,
  { teamId, adAccountId }: FactAccount,
  { column, ids, from, until }: FactScope,
) {
  const keys = keysOf(level);
  const identity = identityOf(level);
  const [days, months] = [sql.raw(level.days), sql.raw(level.months)];
  // Named besides the join, so that the way to a few of a team's rows never leads through all of them.
  const within = (table: string) => sql`${sql.raw(`${table}.${column}`)} = any(${[...ids]}::bigint[])`;
  await sql`analyze ${changed(level)}`.execute(tx);
  await sql`
    delete from ${months} m using ${changed(level)} c
    where m.team_id = ${teamId} and ${within('m')} and ${same(identity, 'm', 'c')} and m.month = c.month
      and not exists (select from ${days} d where d.team_id = ${teamId} and ${same(identity, 'd', 'c')}
        and d.day >= c.month and d.day < c.month + interval '1 month')`.execute(tx);
  await sql`
    insert into ${months} as d (team_id, ad_account_id, ${list(keys)}, month, ${list(measures)})
    select ${teamId}, ${adAccountId}::bigint, ${list(keys, 'd.')}, c.month, ${monthSums}
    from ${changed(level)} c join ${days} d on ${same(identity, 'd', 'c')}
      and d.day >= c.month and d.day < (c.month + interval '1 month')::date
    where d.team_id = ${teamId} and ${within('d')} and d.day >= date_trunc('month', ${from}::date)
      and d.day < date_trunc('month', ${until}::date) + interval '1 month'
    group by ${list(keys, 'd.')}, c.month
    on conflict (team_id, ${list(identity)}, month) do update set ${takeOver}
    where ${differs('d')}`.execute(tx);
}

/** A sum in USD or CNY is known when each of its days is; nothing spent is nothing in every currency. */
const wholeSum = (name: string) =>
  `case when bool_and(d.${name} is not null or d.spend_micros = 0) then coalesce(sum(d.${name}), 0)::bigint end`;
export const monthSums = sql.raw(
  [
    'sum(d.spend_micros)::bigint',
    wholeSum('spend_usd_micros'),
    wholeSum('spend_cny_micros'),
    ...countNames.map((name) => `sum(d.${name})::bigint`),
  ].join(', '),
);

/** Whole weeks or months as Apple told them; the rate is that of the first day. */
export async function mergePeriods(
  tx: Transaction,
  account: FactAccount,
  { span, ...scope }: FactScope & { span: 'week' | 'month' },
  batch: FactBatch,
) {
  const level = factLevels[batch.level];
  const keys = keysOf(level);
  const table = sql.raw(level.periods);
  const { teamId, adAccountId } = account;
  const narrowed = scope.only ? sql` and d.${sql.raw(scope.only.column)} = ${scope.only.value}` : sql``;
  await sql`
    delete from ${table} d
    where d.team_id = ${teamId} and d.ad_account_id = ${adAccountId}::bigint and d.span = ${span}
      and d.starts_on between ${scope.from} and ${scope.until}
      and d.${sql.raw(scope.column)} = any(${[...scope.ids]}::bigint[])${narrowed}
      and not exists (select from ${incoming(level)} i
        where ${same(identityOf(level), 'i', 'd')} and i.day = d.starts_on)`.execute(tx);
  await sql`
    with ${worth(level, account)}
    insert into ${table} as d (team_id, ad_account_id, ${list(keys)}, span, starts_on, ${list(measures)})
    select ${teamId}, ${adAccountId}::bigint, ${list(keys, 'i.')}, ${span}, i.day, ${converted(batch)}
    from ${incoming(level)} i join worth w on w.day = i.day ${grouped(batch)}
    on conflict (team_id, ${list(identityOf(level))}, span, starts_on) do update set ${takeOver}
    where ${differs('d')}`.execute(tx);
}
