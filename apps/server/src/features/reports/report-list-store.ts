import type { MeasureFilter, SortName } from '@tapwright/contracts/report-query';
import { measureNames } from '@tapwright/contracts/report-measures';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from '../../platform/db/database.ts';
import { readByCursor } from '../../platform/db/read-by-cursor.ts';
import { entityLevels, type EntityLevel, type EntityLevelName } from './entity-levels.ts';
import { measureSql } from './measure-sql.ts';
import { planAccounts, type Question } from './report-question.ts';
import { asRead, figuresOf, sumNames, type Sums, sumsOf } from './sums-store.ts';

export type ListOrder = { sortBy: SortName; sortOrder: 'asc' | 'desc' };
export type ListFilter = {
  name?: string | undefined;
  status?: readonly string[] | undefined;
  matchType?: readonly string[] | undefined;
  having?: readonly MeasureFilter[] | undefined;
};

/** One row of figures as the database tells it, the period compared with in columns beginning with `before`. */
export type FigureRow = Sums & { [Name in keyof Sums as `before${Capitalize<Name>}`]?: number | null };

export type EntityRow = FigureRow & {
  isTotal: boolean;
  total: number | null;
  id: string | null;
  adAccountId: string;
  campaignId: string | null;
  adGroupId: string | null;
  name: string | null;
  status: string | null;
  displayStatus: string | null;
  [detail: string]: string | number | boolean | null | undefined;
};

const raw = (text: string) => sql.raw(text);
const beforeNames = sumNames.map((name) => `before_${name}`);
const parentNames = ['campaign_id', 'ad_group_id'] as const;

/**
 * Everything that matches, with its sums: what is there, and what is gone but has figures in one of the ranges.
 * `rows` of the statements below.
 */
function matchingRows(question: Question, level: EntityLevel, order: ListOrder, filter: ListFilter) {
  const { range, before } = question;
  const keys = [
    { name: 'id', of: `f.${level.id}` },
    { name: 'ad_account_id', of: 'f.ad_account_id' },
    ...level.parents.map((name) => ({ name, of: `f.${name}` })),
  ];
  const along = keys.map(({ name }) => name).filter((name) => name !== 'id');
  const sumsIn = (asked: typeof range) =>
    sumsOf(figuresOf(question, planAccounts(question, asked), keys), ['id'], along);
  const known = (name: string) =>
    `coalesce(e.${name}, n.${name}${before === undefined ? '' : `, b.${name}`}) as ${name}`;
  const joined =
    before === undefined ? sql`` : sql`full join (${sumsIn(before)}) b on b.id = coalesce(e.id, n.id)`;
  const columns = [
    known('id'),
    known('ad_account_id'),
    ...parentNames.map((name) => (level.parents.includes(name) ? known(name) : `null::bigint as ${name}`)),
    'e.name',
    `case when e.id is null or e.is_removed then 'removed' when e.status = 'PAUSED' then 'paused' else 'running' end as status`,
    ...(level.table === 'keywords' ? ['e.match_type'] : []),
    ...(amountOf(level, order) === undefined ? [] : ['e.sort_amount']),
    ...sumNames.map((name) => `n.${name}`),
    ...(before === undefined ? [] : sumNames.map((name) => `b.${name} as before_${name}`)),
  ];
  const hasFigures = before === undefined ? sql`n.id is not null` : sql`n.id is not null or b.id is not null`;
  return sql`
    select * from (
      select ${raw(columns.join(', '))}
      from (${knownThings(question, level, order)}) e full join (${sumsIn(range)}) n on n.id = e.id ${joined}
      where not e.is_removed or ${hasFigures}) as every
    where ${sql.join(conditions(filter, level), sql` and `)}`;
}

function knownThings(question: Question, level: EntityLevel, order: ListOrder): RawBuilder<unknown> {
  const { teamId, accounts, campaignIds, adGroupIds, keywordIds } = question;
  const amount = amountOf(level, order);
  const columns = [
    `${level.id} as id`,
    'ad_account_id',
    ...level.parents,
    `${level.name} as name`,
    'status',
    'is_removed',
    ...(level.table === 'keywords' ? ['match_type'] : []),
    ...(amount === undefined ? [] : [`${amount} as sort_amount`]),
  ];
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids === undefined ? sql`` : sql` and ${raw(column)} = any(${[...ids]}::bigint[])`;
  return sql`
    select ${raw(columns.join(', '))} from ${raw(level.table)}
    where team_id = ${teamId}${among(
      'ad_account_id',
      accounts.map(({ adAccountId }) => adAccountId),
    )}
      ${among('campaign_id', campaignIds)}
      ${level.table === 'campaigns' ? sql`` : among('ad_group_id', adGroupIds)}
      ${level.table === 'keywords' ? among('keyword_id', keywordIds) : sql``}`;
}

const amountOf = ({ amounts }: EntityLevel, { sortBy }: ListOrder): string | undefined =>
  sortBy === 'bid' || sortBy === 'dailyBudget' ? amounts[sortBy] : undefined;

function conditions({ name, status, matchType, having = [] }: ListFilter, level: EntityLevel) {
  return [
    sql`true`,
    ...(name === undefined ? [] : [sql`position(lower(${name}) in lower(name)) > 0`]),
    ...(status === undefined ? [] : [sql`status = any(${[...status]}::text[])`]),
    ...(matchType === undefined || level.table !== 'keywords'
      ? []
      : [sql`match_type = any(${[...matchType]}::text[])`]),
    ...having.map((each) => measureCondition(each)),
  ];
}

export const measureCondition = ({ measure, is, value }: MeasureFilter): RawBuilder<unknown> =>
  sql`(${raw(measureSql[measure])}) ${raw(is)} ${value}`;

/** Nothing comes last whichever way; then the id, so that pages never overlap. */
function orderOf(order: ListOrder, name: string): { by: string; direction: string } {
  const measure = measureNames.find((each) => each === order.sortBy);
  const by = measure === undefined ? name : measureSql[measure];
  return { by, direction: `${order.sortOrder} nulls last` };
}

function sortColumn(level: EntityLevel, order: ListOrder): string {
  if (order.sortBy === 'status') return 'status';
  return amountOf(level, order) === undefined ? orderOf(order, 'lower(name)').by : 'sort_amount';
}

/** Tells the sums of everything that matches, then the page asked for, from one reading of the figures. */
function listStatement(
  question: Question,
  levelName: EntityLevelName,
  order: ListOrder,
  filter: ListFilter,
  page: Page | 'all',
): RawBuilder<EntityRow> {
  const level = entityLevels[levelName];
  const names = question.before === undefined ? [...sumNames] : [...sumNames, ...beforeNames];
  const details = Object.entries(level.details);
  const direction = `${order.sortOrder} nulls last`;
  const totals = sql`
    select * from (
      select ${raw(
        [
          asRead('true', 'is_total'),
          asRead('count(*)', 'total'),
          ...[...columnsOfThings.keys(), ...details.map(([name]) => name)].map((name) =>
            asRead('null', name),
          ),
          ...names.map((name) => asRead(`sum(${name})`, name)),
        ].join(', '),
      )} from rows) as totals
    union all`;
  const columns = [
    asRead('false', 'is_total'),
    asRead('null::bigint', 'total'),
    ...[...columnsOfThings, ...details].map(([name, of]) => asRead(of, name)),
    ...names.map((name) => asRead(`p.${name}`, name)),
  ];
  return sql<EntityRow>`
    with rows as (${matchingRows(question, level, order, filter)}),
    page as (
      select *, ${raw(sortColumn(level, order))} as sort_value from rows
      order by sort_value ${raw(direction)}, id
      ${page === 'all' ? sql`` : sql`limit ${page.limit} offset ${page.offset}`})
    ${page === 'all' ? sql`` : totals} (
      select ${raw(columns.join(', '))} from page p ${detailJoins(question, level)}
      order by p.sort_value ${raw(direction)}, p.id)`;
}

const columnsOfThings = new Map([
  ['id', 'p.id::text'],
  ['ad_account_id', 'p.ad_account_id::text'],
  ['campaign_id', 'p.campaign_id::text'],
  ['ad_group_id', 'p.ad_group_id::text'],
  ['name', 'p.name'],
  ['status', 'p.status'],
  ['display_status', `e.apple ->> 'displayStatus'`],
]);

type Page = { limit: number; offset: number };

/** The sums first, then the rows. */
export async function listEntities(
  db: Connection,
  ...asked: Parameters<typeof listStatement>
): Promise<EntityRow[]> {
  const { rows } = await listStatement(...asked).execute(db.withoutPlugins());
  return rows;
}

/** All rows without their sums, in portions. */
export const streamEntities = (
  db: Database['read'],
  question: Question,
  level: EntityLevelName,
  order: ListOrder,
  filter: ListFilter,
): AsyncGenerator<EntityRow[]> =>
  readByCursor<EntityRow>(db, listStatement(question, level, order, filter, 'all'));

function detailJoins({ teamId, adGroupIds }: Question, level: EntityLevel): RawBuilder<unknown> {
  // Said once more, it spares reading every keyword of the team.
  const inAdGroup =
    level.table === 'campaigns' || adGroupIds === undefined
      ? sql``
      : sql` and e.ad_group_id = any(${[...adGroupIds]}::bigint[])`;
  const joins = [
    sql`left join ${raw(level.table)} e on e.team_id = ${teamId} and e.${raw(level.id)} = p.id${inAdGroup}`,
    ...(level.parents.includes('campaign_id')
      ? [sql`left join campaigns c on c.team_id = ${teamId} and c.campaign_id = p.campaign_id`]
      : []),
    ...(level.parents.includes('ad_group_id')
      ? [sql`left join ad_groups g on g.team_id = ${teamId} and g.ad_group_id = p.ad_group_id`]
      : []),
  ];
  return sql.join(joins, sql` `);
}
