import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

/**
 * For each of `days`: what one unit of the currency was worth in USD, as a fraction, and in CNY, by the newest rate of
 * that day or before; null where there is none.
 */
export function worthTable(currency: string, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select d.day, case when ${currency} = 'USD' then 1 else own.cny end as usd_above,
           case when ${currency} = 'USD' then 1 else dollar.cny end as usd_below,
           case when ${currency} = 'CNY' then 1 else own.cny end as cny
    from (${days}) d
    left join lateral ${newestRate(currency)} own on true
    left join lateral ${newestRate('USD')} dollar on true)`;
}

/** The same for whole weeks and months, `day` and `span`: the mean of their days, null where one of them has no rate. */
export function meanWorthTable(currency: string, periods: RawBuilder<unknown>): RawBuilder<unknown> {
  const days = sql`select p.day as starts_on, p.span, at::date as day
    from (${periods}) p, generate_series(p.day, ${lastOfPeriod('p')}, '1 day') as at`;
  const mean = (of: string) => sql.raw(`case when count(*) = count(${of}) then avg(${of}) end`);
  return sql`(
    select d.starts_on as day, d.span, ${mean('w.usd_above / w.usd_below')} as usd_above, 1 as usd_below,
           ${mean('w.cny')} as cny
    from (${days}) d join ${worthTable(currency, sql`select distinct day from (${days}) every`)} w on w.day = d.day
    group by d.starts_on, d.span)`;
}

const lastOfPeriod = (of: string) =>
  sql.raw(
    `case ${of}.span when 'week' then ${of}.day + 6 else (${of}.day + interval '1 month')::date - 1 end`,
  );

/** Micros at a row `w` of it. Rounded once: the quotient of two rates is rounded itself, and half a micro would be lost. */
export const asUsd = (micros: string): string =>
  `div(2 * ${micros} * w.usd_above + w.usd_below, 2 * w.usd_below)`;
export const asCny = (micros: string): string => `round(${micros} * w.cny)`;
export const worthColumns = ['w.usd_above', 'w.usd_below', 'w.cny'] as const;

const newestRate = (currency: string) => sql`(
  select case when ${currency} = 'CNY' then 1 else (
    select cny_per_unit from exchange_rates
    where currency = ${currency} and day <= d.day order by day desc limit 1) end as cny)`;

export type ExchangeRate = { currency: string; day: string; cnyPerUnit: string; source: string };

/** Gives back those that are new or differ from what was known. */
export async function putRates(tx: Transaction, rates: readonly ExchangeRate[]) {
  if (rates.length === 0) return [];
  return tx
    .insertInto('exchangeRates')
    .values([...rates])
    .onConflict((conflict) =>
      conflict
        .columns(['currency', 'day'])
        .doUpdateSet((row) => ({
          cnyPerUnit: row.ref('excluded.cnyPerUnit'),
          source: row.ref('excluded.source'),
        }))
        .where((row) =>
          row.or([
            row('exchangeRates.cnyPerUnit', '!=', row.ref('excluded.cnyPerUnit')),
            row('exchangeRates.source', '!=', row.ref('excluded.source')),
          ]),
        ),
    )
    .returning(['currency', 'day'])
    .execute();
}

/** Up to which day a rate of this day holds: the day before the next one. */
export async function findNextRateDay(
  tx: Transaction,
  currency: string,
  day: string,
): Promise<string | undefined> {
  const next = await tx
    .selectFrom('exchangeRates')
    .select('day')
    .where('currency', '=', currency)
    .where('day', '>', day)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return next?.day;
}

export async function findNewestRateDay(db: Connection, source: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('exchangeRates')
    .select('day')
    .where('source', '=', source)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.day;
}

export async function listCurrenciesSince(db: Connection, source: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('exchangeRates')
    .select('currency')
    .distinct()
    .where('source', '=', source)
    .where('day', '>=', day)
    .execute();
  return rows.map(({ currency }) => currency);
}

export type NewestRate = { currency: string; day: string; source: string; worth: string };

/** What one unit of each currency is worth in another by the newest rates up to a day; those without any are left out. */
export async function listNewestRates(
  db: Connection,
  { currencies, into, until }: { currencies: readonly string[]; into: 'USD' | 'CNY'; until: string },
): Promise<NewestRate[]> {
  const { rows } = await sql<NewestRate>`
    select wanted.currency, coalesce(own.day, target.day)::text as day, coalesce(own.source, target.source) as source,
           (coalesce(own.cny, 1) / coalesce(target.cny, 1))::text as worth
    from unnest(${[...currencies]}::text[]) as wanted (currency)
    left join lateral ${newestKnown(sql`wanted.currency`, until)} own on true
    left join lateral ${newestKnown(sql`${into}::text`, until)} target on true
    where (own.cny is not null or wanted.currency = 'CNY') and (target.cny is not null or ${into}::text = 'CNY')
    order by wanted.currency`.execute(db);
  return rows;
}

const newestKnown = (currency: RawBuilder<unknown>, until: string) => sql`(
  select day, source, cny_per_unit as cny from exchange_rates e
  where e.currency = ${currency} and e.day <= ${until} order by e.day desc limit 1)`;
