import type { MeasureFilter, SortName } from '@tapwright/contracts/report-query';
import { figureColumns, sortableColumns } from '@tapwright/contracts/ad-columns';
import { type MeasureName, measureNames, storedCounts } from '@tapwright/contracts/report-measures';
import { recordOf } from '@tapwright/contracts/typed-record';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from '../../../platform/db/database.ts';
import { readByCursor } from '../../../platform/db/read-by-cursor.ts';
import { type AdLevel, isHidden, isInHidden, ownStatus } from '../../ad-columns/index.ts';
import { adGroupLevel } from '../../ad-groups/index.ts';
import { adLevel } from '../../ads/index.ts';
import { campaignLevel } from '../../campaigns/index.ts';
import { keywordLevel } from '../../keywords/index.ts';
import {
  type FigureRow,
  asRead,
  columnOf,
  measureSql,
  nameAsRead,
  planSums,
  type SummedRange,
  sumNames,
  sumsById,
} from '../../measures/index.ts';
import { joinFor } from './row-joins-store.ts';
import { type Question, rangesIn } from '../question/report-question.ts';

export const adLevels = {
  campaign: campaignLevel,
  adGroup: adGroupLevel,
  keyword: keywordLevel,
  ad: adLevel,
} as const;
export type AdLevelName = keyof typeof adLevels;

export type ListOrder = { sortBy: SortName; sortOrder: 'asc' | 'desc' };
export type ListFilter = {
  name?: string | undefined;
  status?: readonly string[] | undefined;
  matchType?: readonly string[] | undefined;
  searchMatch?: readonly ('on' | 'off')[] | undefined;
  source?: readonly string[] | undefined;
  /** Of search terms: these alone. */
  terms?: readonly { adGroupId: string; term: string }[] | undefined;
  having?: readonly MeasureFilter[] | undefined;
  capped?: 'yes' | undefined;
  archived?: 'yes' | undefined;
  campaignId?: readonly string[] | undefined;
  adGroupId?: readonly string[] | undefined;
};

export type EntityRow = FigureRow & {
  id: string | null;
  adAccountId: string | null;
  campaignId: string | null;
  adGroupId: string | null;
  name: string | null;
  status: string | null;
  displayStatus: string | null;
  [detail: string]: string | number | null | undefined;
};

const noRow: EntityRow = {
  own: null,
  amount: null,
  ...recordOf(storedCounts, () => null),
  id: null,
  adAccountId: null,
  campaignId: null,
  adGroupId: null,
  name: null,
  status: null,
  displayStatus: null,
};

const raw = (text: string) => sql.raw(text);
/** Of both ranges, and of the days that a change leaves out. */
export const sumNamesOf = (question: Question): readonly string[] =>
  rangesIn(question).flatMap(({ name: range }) =>
    range === 'now' ? sumNames : sumNames.map((name) => columnOf(range, name)),
  );

/**
 * Everything that matches, with its sums: what is there, and what is gone but has figures in one of the ranges. These
 * are tens of thousands, so they carry nothing that only a page shows.
 */
export function matchingRows(question: Question, level: AdLevel, order: ListOrder, filter: ListFilter) {
  const { range, before, comparison } = question;
  const cuts = comparison?.cuts ?? [];
  const places = ['ad_account_id', ...level.parents];
  const keys = ['id', ...places].map((name) => ({ name, of: `f.${name === 'id' ? level.id : name}` }));
  const sumsIn = (days: SummedRange) => sumsById(question, planSums(question, days), keys);
  const known = (name: string, inThings = name) =>
    `coalesce(e.${inThings}, n.${name}${before === undefined ? '' : `, b.${name}`}) as ${name}`;
  const measuredId = before === undefined ? sql`n.id` : sql`coalesce(n.id, b.id)`;
  const measure = measureNames.find((each) => each === order.sortBy);
  const bounds = boundsOf(filter, level);
  const read = [...(measure === undefined ? [sortTextOf(level, order)] : []), ...bounds.map(({ of }) => of)];
  const columns = [
    known('id', level.id),
    ...places.map((name) => known(name)),
    ...sumNames.map((name) => `n.${name}`),
    ...(before === undefined ? [] : sumNames.map((name) => `b.${name} as before_${name}`)),
    ...cuts.flatMap(({ name: cut }) => sumNames.map((name) => `"${cut}".${name} as ${columnOf(cut, name)}`)),
    ...(measure === undefined ? [`${sortTextOf(level, order)} as sort_value`] : []),
    `${hiddenOf(question, level, filter)} as is_hidden`,
  ];
  const id = raw(level.id);
  return sql`
    select *${raw(measure === undefined ? '' : `, ${measureSql[measure]} as sort_value`)} from (
      select ${raw(columns.join(', '))}
      from (${knownThings(question, level)}) e full join (${sumsIn(range)}) n on n.id = e.${id}
      ${before === undefined ? sql`` : sql`full join (${sumsIn(before)}) b on b.id = coalesce(e.${id}, n.id)`}
      ${sql.join(
        cuts.map(
          (cut) => sql`left join (${sumsIn(cut.range)}) ${raw(`"${cut.name}"`)}
          on ${raw(`"${cut.name}"`)}.id = coalesce(e.${id}, n.id, b.id)`,
        ),
        sql` `,
      )}
      ${read.some((of) => /^(s|told)\./.test(of)) ? sql`left join campaigns c on c.team_id = ${question.teamId} and c.campaign_id = e.campaign_id` : sql``}
      ${joinFor(question, level, read)}
      where ${sql.join([...conditions(filter, level, measuredId), ...bounds.map(({ condition }) => condition)], sql` and `)}) as every
    where ${sql.join([sql`true`, ...listMeasureFilters(filter).map(measureCondition)], sql` and `)}`;
}

/** What is bounded of a thing itself, where it has it. */
function boundsOf({ having = [], capped }: ListFilter, level: AdLevel) {
  const bounds = having.flatMap(({ measure, is, value }) => {
    const sort = figureColumns.find((column) => column === measure);
    const of = sort && level.sorts[sort];
    return of === undefined ? [] : [{ of, condition: sql`(${raw(of)}) ${raw(is)} ${value}` }];
  });
  const isCapped = 'today.is_capped';
  return capped === undefined || level.sorts.capUse === undefined
    ? bounds
    : [...bounds, { of: isCapped, condition: sql`${raw(isCapped)}` }];
}

type MeasureBound = MeasureFilter & { measure: MeasureName };
const isOfMeasure = (filter: MeasureFilter): filter is MeasureBound =>
  measureNames.some((name) => name === filter.measure);
export const listMeasureFilters = ({ having = [] }: Pick<ListFilter, 'having'>): MeasureBound[] =>
  having.filter(isOfMeasure);

function knownThings(question: Question, level: AdLevel): RawBuilder<unknown> {
  const { teamId, accounts, campaignIds, adGroupIds, keywordIds } = question;
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids === undefined ? sql`` : sql` and ${raw(column)} = any(${[...ids]}::bigint[])`;
  return sql`
    select * from ${raw(level.table)}
    where team_id = ${teamId}${among(
      'ad_account_id',
      accounts.map(({ adAccountId }) => adAccountId),
    )}
      ${among('campaign_id', campaignIds)}
      ${level.table === 'campaigns' ? sql`` : among('ad_group_id', adGroupIds)}
      ${level.table === 'keywords' ? among('keyword_id', keywordIds) : sql``}`;
}

/** What lies in an ad group is archived with it alone. */
const isArchivedItself = ({ parents }: AdLevel): boolean => !parents.includes('ad_group_id');

const nameOf = (level: AdLevel) => `e.${level.name}`;
const statusOf = (level: AdLevel) =>
  `case when e.${level.id} is null or e.is_removed then 'removed' else ${ownStatus('e', level.id)} end`;

const isNamed = (
  { table }: AdLevel,
  { campaignId, adGroupId }: Pick<ListFilter, 'campaignId' | 'adGroupId'>,
) =>
  (table === 'campaigns' && campaignId !== undefined) || (table === 'ad_groups' && adGroupId !== undefined);

/** Archived, or in something archived unless that is named: in the sums, and in the list only if it is wanted there. */
function hiddenOf({ teamId }: Question, level: AdLevel, { campaignId, adGroupId }: ListFilter): string {
  const isOpen = { campaign_id: campaignId !== undefined, ad_group_id: adGroupId !== undefined };
  const inside = level.parents.filter((place) => !isOpen[place]);
  const isOwn = isArchivedItself(level) && !isNamed(level, { campaignId, adGroupId });
  const own = isOwn ? [isHidden('e')] : [];
  return ['false', ...own, ...inside.map((place) => isInHidden('e', place, teamId))].join(' or ');
}

/** What a list is sorted by that is no measure. */
function sortTextOf(level: AdLevel, { sortBy }: ListOrder): string {
  if (sortBy === 'status') return statusOf(level);
  const sort = sortableColumns.find((column) => column === sortBy);
  return (sort && level.sorts[sort]) ?? `lower(${nameOf(level)})`;
}

function conditions(
  { name, status, matchType, searchMatch }: ListFilter,
  level: AdLevel,
  id: RawBuilder<unknown>,
) {
  return [
    sql`(not e.is_removed or ${id} is not null)`,
    ...(name === undefined ? [] : [sql`position(lower(${name}) in lower(${raw(nameOf(level))})) > 0`]),
    ...(status === undefined ? [] : [sql`${raw(statusOf(level))} = any(${[...status]}::text[])`]),
    ...(matchType === undefined || level.table !== 'keywords'
      ? []
      : [sql`e.match_type = any(${[...matchType]}::text[])`]),
    ...(searchMatch === undefined || level.table !== 'ad_groups'
      ? []
      : [
          sql`coalesce(e.apple ->> 'automatedKeywordsOptIn' = 'true', false) = any(${searchMatch.map((one) => one === 'on')}::boolean[])`,
        ]),
  ];
}

export const measureCondition = ({ measure, is, value }: MeasureBound): RawBuilder<unknown> =>
  sql`(${raw(measureSql[measure])}) ${raw(is)} ${value}`;

/** Nothing comes last whichever way; then the id, so that pages never overlap. */
const inOrder = (of: string, { sortOrder }: ListOrder) =>
  raw(`order by ${of}.sort_value ${sortOrder} nulls last, ${of}.id`);

export type ListArguments = [question: Question, level: AdLevelName, order: ListOrder, filter: ListFilter];
type Page = { limit: number; offset: number };

/** `rows` is everything that matches, `page` what is requested of it. */
const withPage = ([question, level, order, filter]: ListArguments, cut: RawBuilder<unknown>) => sql`
  with rows as (${matchingRows(question, adLevels[level], order, filter)}),
  page as (select * from rows where is_hidden = ${filter.archived === 'yes'} ${inOrder('rows', order)} ${cut})`;

/** What is known of each thing on the page, by name. */
function columnsOf([question, levelName]: ListArguments): ReadonlyMap<string, string> {
  const level = adLevels[levelName];
  const parent = (name: AdLevel['parents'][number]) =>
    level.parents.includes(name) ? `p.${name}::text` : 'null';
  return new Map([
    ['id', 'p.id::text'],
    ['ad_account_id', 'p.ad_account_id::text'],
    ['campaign_id', parent('campaign_id')],
    ['ad_group_id', parent('ad_group_id')],
    ['name', nameOf(level)],
    ['status', statusOf(level)],
    ['display_status', level.shown],
    ['is_archived', `(${isArchivedItself(level) ? isHidden('e') : 'p.is_hidden'})::text`],
    ...Object.entries(level.details),
    // JSON has no NaN.
    ...sumNamesOf(question).map((name) => [name, `nullif(p.${name}, 'NaN')`] as const),
  ]);
}

function pageRows(args: ListArguments): RawBuilder<EntityRow> {
  const [question, level, order] = args;
  const columns = [...columnsOf(args)].map(([name, of]) => asRead(of, name));
  return sql<EntityRow>`
    select ${raw(columns.join(', '))} from page p ${detailJoins(question, adLevels[level])}
    ${inOrder('p', order)}`;
}

/** A function takes a hundred arguments at most. */
const maxColumns = 50;

type Columns = Record<string, EntityRow[string][] | null>;
export type ListedEntities = { sums: ListSums; rows: Iterable<EntityRow> };
export type ListSums = FigureRow & { total: number };

/** The sums of everything that matches and the page requested, from one reading of the figures. */
export async function listEntities(
  db: Connection,
  page: Page,
  ...args: ListArguments
): Promise<ListedEntities> {
  const totals = sumNamesOf(args[0]).map((name) => asRead(`sum(${name})`, name));
  const names = [...columnsOf(args).keys()].map(nameAsRead);
  const columns = names.map((name) => `'${name}', json_agg("${name}")`);
  const parts = Array.from({ length: Math.ceil(columns.length / maxColumns) }, (_, at) => {
    const part = columns.slice(at * maxColumns, (at + 1) * maxColumns);
    return `json_build_object(${part.join(', ')})`;
  });
  const { rows } = await sql<ListSums & { columns: Columns[] }>`
    ${withPage(args, sql`limit ${page.limit} offset ${page.offset}`)}
    select * from
      (select count(*) filter (where is_hidden = ${args[3].archived === 'yes'}) as total,
        ${raw(totals.join(', '))} from rows) as totals,
      (select json_build_array(${raw(parts.join(', '))}) as columns
       from (${pageRows(args)}) as shown) as shown`.execute(db.withoutPlugins());
  const [answer] = rows;
  if (answer === undefined) throw new Error('Sums are id even of nothing.');
  const joined: Columns = {};
  for (const part of answer.columns) Object.assign(joined, part);
  return { sums: answer, rows: readRows(joined) };
}

/** Thousands of rows come by columns and are made one after another, all of one shape: that spares most of the clearing up. */
function* readRows(columns: Columns): Generator<EntityRow> {
  const cells = Object.entries(columns);
  const blank: EntityRow = { ...noRow, ...Object.fromEntries(cells.map(([name]) => [name, null])) };
  const length = columns['id']?.length ?? 0;
  for (let place = 0; place < length; place += 1) {
    const row = { ...blank };
    for (const [name, values] of cells) row[name] = values?.[place];
    yield row;
  }
}

/** All rows without their sums, in portions. */
export const streamEntities = (db: Database['read'], ...args: ListArguments): AsyncGenerator<EntityRow[]> =>
  readByCursor<EntityRow>(db, sql`${withPage(args, sql``)} ${pageRows(args)}`);

function detailJoins(question: Question, level: AdLevel): RawBuilder<unknown> {
  const { teamId, adGroupIds } = question;
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
    joinFor(question, level, Object.values(level.details)),
  ];
  return sql.join(joins, sql` `);
}
