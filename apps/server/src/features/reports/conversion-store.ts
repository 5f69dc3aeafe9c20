import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import type { FactLevel } from './fact-levels.ts';
import type { FactAccount } from './facts-store.ts';
import { asCny, asUsd, worthTable } from './rates-store.ts';

/** Accounts whose amounts a rate of this currency touches: the dollar's stands in every conversion. */
export async function listAccountsIn(tx: Transaction, currency: string): Promise<FactAccount[]> {
  const { rows } = await sql<FactAccount>`
    select team_id, ad_account_id::text, currency from report_accounts
    where currency = ${currency} or ${currency} = 'USD'
    order by team_id, ad_account_id`.execute(tx);
  return rows;
}

const usd = sql.raw(asUsd('f.spend_micros'));
const cny = sql.raw(asCny('f.spend_micros'));
const both = (table: string) => sql.raw(`(${table}.spend_usd_micros, ${table}.spend_cny_micros)`);

/** Days from `from` until the day before `until`, then the months they belong to and the periods that begin there. */
export async function convertAnew(
  tx: Transaction,
  { days, months, periods, key }: FactLevel,
  { teamId, adAccountId, currency }: FactAccount,
  { from, until }: { from: string; until: string | undefined },
): Promise<void> {
  const identity = key.filter(({ identifies }) => identifies).map(({ name }) => name);
  const end = until ?? 'infinity';
  const mine = sql`f.team_id = ${teamId} and f.ad_account_id = ${adAccountId}::bigint`;
  const worthOf = (table: string, column: string) =>
    worthTable(
      currency,
      sql`select distinct f.${sql.raw(column)} as day from ${sql.raw(table)} f
        where ${mine} and f.${sql.raw(column)} >= ${from} and f.${sql.raw(column)} < ${end}`,
    );
  for (const [table, column] of [
    [days, 'day'],
    [periods, 'starts_on'],
  ] as const) {
    await sql`
      update ${sql.raw(table)} f set
        spend_usd_micros = ${usd}, spend_cny_micros = ${cny}
      from ${worthOf(table, column)} w
      where ${mine} and f.${sql.raw(column)} = w.day
        and ${both('f')} is distinct from (${usd}::bigint, ${cny}::bigint)`.execute(tx);
  }
  const names = sql.raw(identity.join(', '));
  const same = sql.raw(identity.map((name) => `s.${name} = f.${name}`).join(' and '));
  await sql`
    update ${sql.raw(months)} f set spend_usd_micros = s.usd, spend_cny_micros = s.cny
    from (select ${names}, date_trunc('month', f.day)::date as month,
            case when bool_and(spend_usd_micros is not null or spend_micros = 0) then coalesce(sum(spend_usd_micros), 0)::bigint end as usd,
            case when bool_and(spend_cny_micros is not null or spend_micros = 0) then coalesce(sum(spend_cny_micros), 0)::bigint end as cny
          from ${sql.raw(days)} f
          where ${mine} and f.day >= date_trunc('month', ${from}::date)
            and f.day < date_trunc('month', least(${end}::date, '2200-01-01')) + interval '1 month'
          group by ${names}, date_trunc('month', f.day)) s
    where ${mine} and f.month = s.month and ${same}
      and ${both('f')} is distinct from (s.usd, s.cny)`.execute(tx);
}
