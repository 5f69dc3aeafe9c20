import { addDays, type Day, firstOfMonth, firstOfYear } from '@tapwright/domain/days';
import type { StoredCount } from '@tapwright/contracts/report-measures';
import { type RawBuilder, sql } from 'kysely';
import { asCny, asUsd, worthColumns, worthTable } from '../../exchange-rates/index.ts';
import { countNames, factLevels } from '../facts/fact-levels.ts';
import { monthsAlone } from '../months/months-store.ts';
import type { PlannedAccounts, SumsQuery } from './plan-accounts.ts';
import type { Part } from './plan-range.ts';

/** Sums of floats are exact as long as they fit into the number they become here, and twice as quick as of bigints. */
export type Sums = {
  /** In the ad account's currency. */
  own: number | null;
  /** In the unit requested; NaN where a day has no rate. */
  amount: number | null;
} & Record<StoredCount, number | null>;

/** Days at the end of a range and of the one it is compared with, which a change leaves out; or the hours it is told of. */
export const cutNames = ['cut', 'cutBefore', 'young', 'youngBefore', 'hours', 'hoursBefore'] as const;
export type CutName = (typeof cutNames)[number];

/** One row of figures as the database returns it; the period compared with, and what is cut, begin with their name. */
export type FigureRow = Sums & {
  [Name in keyof Sums as `${'before' | CutName}${Capitalize<Name>}`]?: number | null;
};

export const sumNames = ['own', 'amount', ...countNames] as const;

/** Under the name that the code reads, so that nothing renames long answers row by row. */
export const asRead = (of: string, name: string): string => `${of} as "${nameAsRead(name)}"`;
export const nameAsRead = (name: string): string =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
/** The columns of a range other than the first, such as `cut_before_taps`. */
export const columnOf = (range: string, name: string): string =>
  `${range.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_${name}`;

const amountColumns = { USD: 'spend_usd_micros', RMB: 'spend_cny_micros' } as const;
const withoutColumns = { USD: 'days_without_usd', RMB: 'days_without_cny' } as const;

/** A column of a branch by its name, from the table's columns and the day that the row is about. */
export type KeyExpression = { name: string; of: string; ofPart?: (column: string) => string };

/** `without`: how many days spent something and have no rate. */
function measuresOf(unit: SumsQuery['unit'], from: Part['from'], sign: '' | '-'): string {
  const amount = amountColumns[unit];
  const without =
    from === 'months'
      ? `f.${withoutColumns[unit]}`
      : `(f.${amount} is null and f.spend_micros <> 0)::integer`;
  return [
    `${sign}f.spend_micros::float8 as own`,
    `${sign}coalesce(f.${amount}, 0)::float8 as amount`,
    `${sign}${without} as without`,
    ...countNames.map((name) => `${sign}f.${name}::float8 as ${name}`),
  ].join(', ');
}

const dayColumns = { days: 'day', months: 'month', periods: 'starts_on', hours: 'day' } as const;

type Rows = { table: RawBuilder<unknown>; where: RawBuilder<unknown>; sign: '' | '-' };

function branch(query: SumsQuery, part: Part, keys: readonly KeyExpression[], rows: Rows) {
  const column = `f.${dayColumns[part.from]}`;
  const columns = [
    ...keys.map(({ name, of, ofPart }) => `${ofPart === undefined ? of : ofPart(column)} as ${name}`),
    measuresOf(query.unit, part.from, rows.sign),
  ];
  return sql`select ${sql.raw(columns.join(', '))} from ${rows.table} f where ${rows.where}`;
}

/** Where the rows of a part are: of months those that hold at their end, without those that held before them. */
function rowsOf(query: SumsQuery, { adAccountIds, isByMonth }: PlannedAccounts, part: Part): Rows[] {
  const level = factLevels[query.level];
  const mine = inPlace(query, adAccountIds);
  if (part.from === 'hours') return [{ table: hoursOf(query, adAccountIds, part), where: mine, sign: '' }];
  const table = sql.raw(level[part.from]);
  switch (part.from) {
    case 'days': {
      const days = sql`f.day between ${part.first}::date and ${part.last}::date`;
      return [{ table, where: sql`${mine} and ${days}`, sign: part.sign === -1 ? '-' : '' }];
    }
    case 'periods': {
      const period = sql`f.span = ${part.span} and f.starts_on = ${part.startsOn}::date`;
      return [{ table, where: sql`${mine} and ${period}`, sign: '' }];
    }
    case 'months': {
      if (isByMonth) {
        const years = sql`f.month between ${firstOfYear(part.first)}::date and ${part.last}::date`;
        const standing = sql`select * from ${table} f where ${mine} and ${years}`;
        const where = sql`f.month >= ${part.first}::date`;
        return [{ table: sql`(${monthsAlone(level, standing)})`, where, sign: '' }];
      }
      return listEnds(part).map(({ month, sign }) => ({
        table,
        where: sql`${mine} and f.month <= ${month}::date and f.until > ${month}::date
          and f.until <= ${nextYear(month)}::date`,
        sign,
      }));
    }
  }
}

/** The first hours of a day, of campaigns alone, as if they were the day: converted at its rate, once. */
function hoursOf(
  { teamId, zone }: SumsQuery,
  adAccountIds: readonly string[],
  { day, until, currency }: Extract<Part, { from: 'hours' }>,
): RawBuilder<unknown> {
  const spend = 'sum(h.spend_micros)';
  const none = countNames.filter((name) => name !== 'impressions' && name !== 'taps');
  return sql`(
    select h.team_id, h.ad_account_id, h.campaign_id, ${zone}::text as zone, h.day,
      sum(h.impressions) as impressions, sum(h.taps) as taps, ${sql.raw(none.map((name) => `0 as ${name}`).join(', '))},
      ${sql.raw(`${spend} as spend_micros, ${asUsd(spend)} as spend_usd_micros, ${asCny(spend)} as spend_cny_micros`)}
    from campaign_hours h join ${worthTable(currency, sql`select ${day}::date as day`)} w on w.day = h.day
    where h.team_id = ${teamId} and h.ad_account_id = any(${[...adAccountIds]}::bigint[])
      and h.day = ${day}::date and h.hour < ${until}
    group by h.team_id, h.ad_account_id, h.campaign_id, h.day, ${sql.raw(worthColumns.join(', '))})`;
}

/** A month's row holds its year so far: each year of the range by its last month, the newest first, without what lies before. */
function listEnds({ first, last }: { first: Day; last: Day }): { month: Day; sign: '' | '-' }[] {
  const ends: { month: Day; sign: '' | '-' }[] = [];
  for (let year = firstOfYear(first); year <= last; year = nextYear(year)) {
    const december = firstOfMonth(addDays(nextYear(year), -1));
    ends.push({ month: last < december ? last : december, sign: '' });
  }
  const before = addDays(first, -1);
  return first === firstOfYear(first)
    ? ends.toReversed()
    : [...ends.toReversed(), { month: firstOfMonth(before), sign: '-' }];
}

const nextYear = (day: Day): Day => firstOfYear(addDays(firstOfYear(day), 366));

/** The team first, then what the reader may see and what was requested. */
function inPlace(
  { teamId, level, zone, campaignIds, adGroupIds, keywordIds, adIds }: SumsQuery,
  adAccountIds: readonly string[],
): RawBuilder<unknown> {
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids === undefined ? [] : [sql`f.${sql.raw(column)} = any(${[...ids]}::bigint[])`];
  const hasZone = level === 'campaign' || level === 'adGroup';
  return sql.join(
    [
      sql`f.team_id = ${teamId}`,
      ...(hasZone ? [sql`f.zone = ${zone}`] : []),
      ...among('ad_account_id', adAccountIds),
      ...among('campaign_id', campaignIds),
      ...among('ad_group_id', adGroupIds),
      ...among('keyword_id', keywordIds),
      ...among('ad_id', adIds),
    ],
    sql` and `,
  );
}

/** Rows of figures that add up to a range, not yet added up. */
export function figuresOf(
  query: SumsQuery,
  plans: readonly PlannedAccounts[],
  keys: readonly KeyExpression[],
): RawBuilder<unknown> {
  const branches = plans.flatMap((planned) =>
    planned.parts.flatMap((part) =>
      rowsOf(query, planned, part).map((rows) => branch(query, part, keys, rows)),
    ),
  );
  return branches.length > 0 ? sql.join(branches, sql` union all `) : noFigures(query, keys);
}

function noFigures(query: SumsQuery, keys: readonly KeyExpression[]) {
  const nowhere: Part = { from: 'days', first: '2000-01-01', last: '2000-01-01', sign: 1 };
  const table = sql.raw(factLevels[query.level].days);
  return branch(query, nowhere, keys, { table, where: sql`false`, sign: '' });
}

const sumOf = (name: string) =>
  name === 'amount' ? `case when sum(without) <> 0 then 'NaN' else sum(amount) end` : `sum(${name})`;
const sumColumns = sql.raw(sumNames.map((name) => `${sumOf(name)} as ${name}`).join(', '));

/** What is taken away may leave nothing of a row. */
const isSomething = sumNames.map((name) => `sum(${name}) <> 0`).join(' or ');

/**
 * The sums of each thing, `id` being one of `keys`. The rows that hold the last months are one for each thing, so that
 * most often nothing is left to be added up.
 */
export function sumsById(
  query: SumsQuery,
  plans: readonly PlannedAccounts[],
  keys: readonly KeyExpression[],
): RawBuilder<unknown> {
  const last = plans.map(({ parts }) => parts.findLastIndex(({ from }) => from === 'months'));
  const newest: RawBuilder<unknown>[] = [];
  const others: RawBuilder<unknown>[] = [];
  for (const [at, planned] of plans.entries())
    for (const [place, part] of planned.parts.entries()) {
      const [first, ...rest] = rowsOf(query, planned, part).map((rows) => branch(query, part, keys, rows));
      if (first !== undefined) (place === last[at] ? newest : others).push(first);
      others.push(...rest);
    }
  const places = keys.map(({ name }) => name).filter((name) => name !== 'id');
  if (newest.length === 0) return sumsOf(figuresOf(query, plans, keys), ['id'], places);
  const figures = [...sumNames, 'without'];
  const either = ['id', ...places].map((name) => `coalesce(l.${name}, o.${name}) as ${name}`);
  const both = figures.map((name) => `coalesce(l.${name}, 0) + coalesce(o.${name}, 0) as ${name}`);
  const largest = places.map((name) => `max(${name}) as ${name}`);
  const summed = figures.map((name) => `sum(${name}) as ${name}`);
  const rest = others.length > 0 ? sql.join(others, sql` union all `) : noFigures(query, keys);
  const amount = `case when without <> 0 then 'NaN' else amount end as amount`;
  const shown = ['id', ...places, ...sumNames.map((name) => (name === 'amount' ? amount : name))];
  return sql`
    select ${sql.raw(shown.join(', '))} from (
      select ${sql.raw([...either, ...both].join(', '))}
      from (${sql.join(newest, sql` union all `)}) l
      full join (select ${sql.raw(['id', ...largest, ...summed].join(', '))} from (${rest}) as parts group by id) o
        on o.id = l.id) as sums
    where ${sql.raw(sumNames.map((name) => `${name} <> 0`).join(' or '))}`;
}

/** `groupBy` are names of keys; `largest` are keys of which one value of the group is taken along. */
export function sumsOf(
  figures: RawBuilder<unknown>,
  groupBy: readonly string[],
  largest: readonly string[] = [],
): RawBuilder<unknown> {
  const columns = [...groupBy, ...largest.map((name) => `max(${name}) as ${name}`)];
  const head = columns.length > 0 ? sql.raw(`${columns.join(', ')}, `) : sql``;
  const tail = groupBy.length > 0 ? sql.raw(` group by ${groupBy.join(', ')} having ${isSomething}`) : sql``;
  return sql`select ${head}${sumColumns} from (${figures}) as figures${tail}`;
}
