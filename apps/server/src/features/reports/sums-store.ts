import { type RawBuilder, sql } from 'kysely';
import { countNames, factLevels } from './fact-levels.ts';
import type { PlannedAccounts, Question } from './report-question.ts';
import type { Part } from './plan-range.ts';

/** Sums of floats are exact as long as they fit into the number they become here, and twice as quick as of bigints. */
export type Sums = {
  /** In the ad account's currency. */
  own: number | null;
  /** In the unit asked for; NaN where a day has no rate. */
  amount: number | null;
  impressions: number | null;
  taps: number | null;
  tapInstalls: number | null;
  tapNewDownloads: number | null;
  tapRedownloads: number | null;
  viewInstalls: number | null;
  viewNewDownloads: number | null;
  viewRedownloads: number | null;
};

export const sumNames = ['own', 'amount', ...countNames] as const;

/** Under the name that the code reads, so that nothing renames long answers row by row. */
export const asRead = (of: string, name: string): string => `${of} as "${nameAsRead(name)}"`;
export const nameAsRead = (name: string): string =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const amountColumns = { USD: 'spend_usd_micros', RMB: 'spend_cny_micros' } as const;

/** A column of a branch by its name, from the table's columns and the day that the row is about. */
export type KeyExpression = { name: string; of: string; ofPart?: (column: string) => string };

function measuresOf(unit: Question['unit'], sign: '' | '-'): string {
  const amount = amountColumns[unit];
  return [
    `${sign}f.spend_micros::float8 as own`,
    `${sign}coalesce(f.${amount}::float8, case when f.spend_micros = 0 then 0 else 'NaN'::float8 end) as amount`,
    ...countNames.map((name) => `${sign}f.${name}::float8 as ${name}`),
  ].join(', ');
}

const dayColumns = { days: 'day', months: 'month', periods: 'starts_on' } as const;

function branch(question: Question, planned: PlannedAccounts, part: Part, keys: readonly KeyExpression[]) {
  const level = factLevels[question.level];
  const column = `f.${dayColumns[part.from]}`;
  const sign = part.from === 'days' && part.sign === -1 ? '-' : '';
  const columns = [
    ...keys.map(({ name, of, ofPart }) => `${ofPart === undefined ? of : ofPart(column)} as ${name}`),
    measuresOf(question.unit, sign),
  ];
  return sql`select ${sql.raw(columns.join(', '))} from ${sql.raw(level[part.from])} f
    where ${inPlace(question, planned.adAccountIds)} and ${inPart(part)}`;
}

function inPart(part: Part): RawBuilder<unknown> {
  switch (part.from) {
    case 'days':
      return sql`f.day between ${part.first}::date and ${part.last}::date`;
    case 'months':
      return sql`f.month between ${part.first}::date and ${part.last}::date`;
    case 'periods':
      return sql`f.span = ${part.span} and f.starts_on = ${part.startsOn}::date`;
  }
}

/** The team first, then what the reader may see and what was asked. */
function inPlace(
  { teamId, level, zone, campaignIds, adGroupIds, keywordIds }: Question,
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
    ],
    sql` and `,
  );
}

/** Rows of figures that add up to a range, not yet added up. */
export function figuresOf(
  question: Question,
  plans: readonly PlannedAccounts[],
  keys: readonly KeyExpression[],
): RawBuilder<unknown> {
  const branches = plans.flatMap((planned) =>
    planned.parts.map((part) => branch(question, planned, part, keys)),
  );
  return branches.length > 0 ? sql.join(branches, sql` union all `) : noFigures(question, keys);
}

function noFigures(question: Question, keys: readonly KeyExpression[]) {
  const nowhere: Part = { from: 'days', first: '2000-01-01', last: '2000-01-01', sign: 1 };
  return branch(question, { adAccountIds: [], parts: [], days: [] }, nowhere, keys);
}

const sumColumns = sql.raw(sumNames.map((name) => `sum(${name}) as ${name}`).join(', '));

/** A month without the days after may leave nothing of a row. */
const isSomething = sumNames.map((name) => `sum(${name}) <> 0`).join(' or ');

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
