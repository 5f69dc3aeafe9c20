import type { Day } from '@tapwright/domain/days';
import { type RawBuilder, sql } from 'kysely';
import type { CopyTransaction } from '../../../platform/db/run-copy-transaction.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FactBatch } from './fact-batch.ts';
import { countNames, type FactLevel, factLevels, identityOf, keysOf, moneyNames } from './fact-levels.ts';
import { rememberChanges } from '../months/months-store.ts';
import { asCny, asUsd, meanWorthTable, worthColumns, worthTable } from '../../exchange-rates/index.ts';

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
const same = (names: readonly string[], one: string, other: string) =>
  sql.raw(names.map((name) => `${one}.${name} = ${other}.${name}`).join(' and '));

const reported = ['spend_micros', ...countNames];
const measures = [...moneyNames, ...countNames];

const differs = (table: string) =>
  sql.raw(
    `(${measures.map((name) => `${table}.${name}`).join(', ')}) is distinct from ` +
      `(${measures.map((name) => `excluded.${name}`).join(', ')})`,
  );
const takeOver = sql.raw(measures.map((name) => `${name} = excluded.${name}`).join(', '));

/** Brings what was reported into a table of this session, so that one statement can compare it with what is known. */
export async function copyIncoming({ tx, copyIn }: CopyTransaction, batch: FactBatch): Promise<void> {
  const level = factLevels[batch.level];
  const columns = [...keysOf(level), 'day', ...reported];
  await sql`create temp table if not exists ${incoming(level)} on commit delete rows
    as select ${list(columns)} from ${sql.raw(level.days)} with no data`.execute(tx);
  await copyIn(`incoming_${level.days}`, columns, batch.rows.read());
}

const incoming = (level: FactLevel) => sql.raw(`incoming_${level.days}`);

/** Days reported again: rows that differ are written, rows no longer reported are taken away; by how much is remembered by months. */
export async function mergeDays(tx: Transaction, account: FactAccount, scope: FactScope, batch: FactBatch) {
  const level = factLevels[batch.level];
  const table = sql.raw(level.days);
  const reported = sql.raw([...keysOf(level), 'day', ...measures].join(', '));
  const put = insertedDays(account, batch);
  const returned = sql`returning ${reported}`;
  const isKnown = await sql`select from ${table} d where ${inScope(account, scope)} limit 1`.execute(tx);
  if (isKnown.rows.length === 0) {
    const steps = [worth(level, account), sql`put as (${put} ${returned})`];
    return rememberChanges(tx, level, steps, sql`select *, 1 as sign from put`);
  }
  const steps = [
    worth(level, account),
    sql`gone as (
      delete from ${table} d
      where ${inScope(account, scope)} and not exists (
        select from ${incoming(level)} i where ${same(identityOf(level), 'i', 'd')} and i.day = d.day)
      ${returned})`,
    sql`put as (
      ${put} on conflict (team_id, ${list(identityOf(level))}, day) do update set ${takeOver}
      where ${differs('d')} ${returned})`,
  ];
  // What was there is read as it was before this statement.
  const before = list([...keysOf(level), 'day', ...measures], 'd.');
  const changes = sql`
    select *, 1 as sign from put union all
    select *, -1 from gone union all
    select ${before}, -1 from put join ${table} d on ${same(identityOf(level), 'put', 'd')} and d.day = put.day
    where ${inScope(account, scope)}`;
  await rememberChanges(tx, level, steps, changes);
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

/** The months in which days of a scope lie. */
export const monthsOf = ({ column, ids, only }: FactScope): RawBuilder<unknown> => {
  const narrowed = only ? sql` and r.${sql.raw(only.column)} = ${only.value}` : sql``;
  return sql`r.${sql.raw(column)} = any(${[...ids]}::bigint[])${narrowed}`;
};

function converted({ repeats }: FactBatch) {
  const summed = (name: string) => (repeats ? `sum(i.${name})::bigint` : `i.${name}`);
  const spend = summed('spend_micros');
  return sql.raw([spend, asUsd(spend), asCny(spend), ...countNames.map(summed)].join(', '));
}
const grouped = ({ level, repeats }: FactBatch) =>
  repeats ? sql`group by ${list(keysOf(factLevels[level]), 'i.')}, i.day, ${list(worthColumns)}` : sql``;

/** Whole weeks or months as Apple reported them; the rate is the mean of their days. */
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
    with worth as materialized ${meanWorthTable(
      account.currency,
      sql`select distinct day, ${span}::text as span from ${incoming(level)}`,
    )}
    insert into ${table} as d (team_id, ad_account_id, ${list(keys)}, span, starts_on, ${list(measures)})
    select ${teamId}, ${adAccountId}::bigint, ${list(keys, 'i.')}, ${span}, i.day, ${converted(batch)}
    from ${incoming(level)} i join worth w on w.day = i.day ${grouped(batch)}
    on conflict (team_id, ${list(identityOf(level))}, span, starts_on) do update set ${takeOver}
    where ${differs('d')}`.execute(tx);
}
