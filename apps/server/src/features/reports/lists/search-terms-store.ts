import { measureNames } from '@tapwright/contracts/report-measures';
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection, Database } from '../../../platform/db/database.ts';
import { readByCursor } from '../../../platform/db/read-by-cursor.ts';
import {
  type ListFilter,
  type ListOrder,
  listMeasureFilters,
  measureCondition,
  sumNamesOf,
} from './report-list-store.ts';
import {
  type FigureRow,
  asRead,
  columnOf,
  figuresOf,
  measureSql,
  planAccounts,
  sumNames,
  sumsOf,
} from '../../measures/index.ts';
import { type Question } from '../question/report-question.ts';

export type SearchTermFigures = FigureRow & {
  kind: 'total' | 'hidden' | 'row';
  total: number | null;
  adAccountId: string | null;
  campaignId: string | null;
  campaignName: string | null;
  adGroupId: string | null;
  adGroupName: string | null;
  keywordId: string | null;
  keyword: string | null;
  matchType: string | null;
  source: string | null;
  term: string | null;
};

/** `keyword`: a row for each keyword or search match that met a term. `adGroup`: a row for each term. */
export type SearchTermsBy = 'keyword' | 'adGroup';

const keysBy = {
  keyword: ['ad_group_id', 'keyword_id', 'source', 'term'],
  adGroup: ['ad_group_id', 'term'],
} as const;
const allKeys = ['ad_account_id', 'campaign_id', 'ad_group_id', 'keyword_id', 'source', 'term'] as const;
const raw = (text: string) => sql.raw(text);

const factKeys = allKeys.map((name) => ({ name, of: `f.${name}` }));

/** Not yet added up; beside what is wanted stays what Apple hides. */
function termFigures(question: Question, days: DayRange, filter: ListFilter): RawBuilder<unknown> {
  const figures = figuresOf(question, planAccounts(question, days), factKeys);
  const wanted = conditionsOf(question, filter);
  if (wanted.length === 0) return figures;
  return sql`select * from (${figures}) as figures where term = '' or (${sql.join(wanted, sql` and `)})`;
}

function conditionsOf({ teamId }: Question, { name, matchType, source, terms }: ListFilter) {
  return [
    ...(name === undefined ? [] : [sql`position(lower(${name}) in lower(term)) > 0`]),
    ...(source === undefined ? [] : [sql`source = any(${[...source]}::text[])`]),
    ...(matchType === undefined
      ? []
      : [
          sql`keyword_id in (select keyword_id from keywords
            where team_id = ${teamId} and match_type = any(${[...matchType]}::text[]))`,
        ]),
    ...(terms === undefined
      ? []
      : [
          sql`(ad_group_id, term) in (select * from unnest(
            ${terms.map(({ adGroupId }) => adGroupId)}::bigint[], ${terms.map(({ term }) => term)}::text[]))`,
        ]),
  ];
}

/** What was searched for in the ranges, each once in an ad group. */
export async function listTermPlaces(
  db: Connection,
  question: Question,
  filter: ListFilter,
): Promise<{ campaignId: string; adGroupId: string; term: string }[]> {
  const figures = [question.range, question.before].flatMap((days) =>
    days === undefined ? [] : [termFigures(question, days, filter)],
  );
  const { rows } = await sql<{ campaignId: string; adGroupId: string; term: string }>`
    select max(campaign_id)::text as "campaignId", ad_group_id::text as "adGroupId", term
    from (${sql.join(figures, sql` union all `)}) as figures
    where term <> '' group by ad_group_id, term`.execute(db.withoutPlugins());
  return rows;
}

/** Every term with its sums, in one of the ranges or in both. */
function termRows(question: Question, by: SearchTermsBy, filter: ListFilter): RawBuilder<unknown> {
  const { range, before } = question;
  const groupBy = keysBy[by];
  const along = ['ad_account_id', 'campaign_id'] as const;
  const of = (days: DayRange) => sumsOf(termFigures(question, days, filter), groupBy, along);
  if (before === undefined) return of(range);
  const same = groupBy.map((each) => `n.${each} = b.${each}`).join(' and ');
  const columns = [
    ...[...groupBy, ...along].map((each) => `coalesce(n.${each}, b.${each}) as ${each}`),
    ...sumNames.map((each) => `n.${each}`),
    ...sumNames.map((each) => `b.${each} as before_${each}`),
  ];
  return sql`
    select ${raw(columns.join(', '))} from (${of(range)}) n full join (${of(before)}) b on ${raw(same)}`;
}

/**
 * The sums, what Apple hides as one row, then the page. Terms by name or by a measure. What a change leaves out sorts
 * and filters nothing, so it is added up for what is shown alone.
 */
function termsStatement(
  question: Question,
  by: SearchTermsBy,
  { sortBy, sortOrder }: ListOrder,
  filter: ListFilter,
  page: { limit: number; offset: number },
): RawBuilder<SearchTermFigures> {
  const { teamId } = question;
  const having = listMeasureFilters(filter);
  const cuts = cutsOf(question, by, filter);
  const shown = raw(
    sumNamesOf(question)
      .map((each) => asRead(each, each))
      .join(', '),
  );
  const isFiltered = having.length > 0 || conditionsOf(question, filter).length > 0;
  const conditions = [sql`term <> ''`, ...having.map((each) => measureCondition(each))];
  const measure = measureNames.find((each) => each === sortBy);
  const direction = raw(`${sortOrder} nulls last`);
  const identity = keysBy[by];
  return sql<SearchTermFigures>`
    with every as materialized (${termRows(question, by, filter)}),
    matching as not materialized (select * from every where ${sql.join(conditions, sql` and `)}),
    page as materialized (
      select *, ${raw(measure === undefined ? 'term' : measureSql[measure])} as sort_value from matching
      order by sort_value ${direction}, ${raw(identity.join(', '))} limit ${page.limit} offset ${page.offset})
    select 'total' as kind, total, ${nothing}, ${shown}
    from (${addedUp(question, raw(isFiltered ? 'matching' : 'every'))}) as rows ${cuts.ofAll(isFiltered)}
    union all select 'hidden', rows, ${nothing}, ${shown}
    from (${addedUp(question, sql`every where term = ''`)}) as rows ${cuts.ofHidden}
    union all (
      select 'row', null, p.ad_account_id::text, p.campaign_id::text, c.name, p.ad_group_id::text, g.name,
        ${by === 'keyword' ? sql`nullif(p.keyword_id, 0)::text, k.text, k.match_type, p.source` : sql`null, null, null, null`},
        p.term, ${shown}
      from page p ${cuts.ofPage}
      left join campaigns c on c.team_id = ${teamId} and c.campaign_id = p.campaign_id
      left join ad_groups g on g.team_id = ${teamId} and g.ad_group_id = p.ad_group_id
      ${by === 'keyword' ? sql`left join keywords k on k.team_id = ${teamId} and k.keyword_id = p.keyword_id` : sql``}
      order by p.sort_value ${direction}, ${raw(identity.map((each) => `p.${each}`).join(', '))})`;
}

function addedUp({ before }: Question, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = [...sumNames, ...(before === undefined ? [] : sumNames.map((each) => `before_${each}`))];
  const sums = names.map((each) => `sum(${each}) as ${each}`).join(', ');
  return sql`select count(*) as rows, count(*) filter (where term <> '') as total, ${raw(sums)} from ${rows}`;
}

/** The sums of the days that a change leaves out, each as a table beside the rows that they belong to. */
function cutsOf(question: Question, by: SearchTermsBy, filter: ListFilter) {
  const keys = keysBy[by];
  const cuts = (question.comparison?.cuts ?? []).map(({ name: cut, range }) => ({
    table: raw(`"${cut}"`),
    figures: termFigures(question, range, filter),
    columns: sumNames.map((each) => `${each} as ${columnOf(cut, each)}`),
  }));
  const isSame = (of: string) => raw(keys.map((each) => `${of}.${each} = f.${each}`).join(' and '));
  const among = (figures: RawBuilder<unknown>, rows: 'matching' | 'page') =>
    sql`select f.* from (${figures}) f where exists (select from ${raw(rows)} w where ${isSame('w')})`;
  const added = (within: (figures: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(
      cuts.map(
        ({ table, figures, columns }) =>
          sql`cross join (select ${raw(columns.join(', '))} from (${sumsOf(within(figures), [])}) f) ${table}`,
      ),
      sql` `,
    );
  return {
    ofAll: (isFiltered: boolean) => added((figures) => (isFiltered ? among(figures, 'matching') : figures)),
    ofHidden: added((figures) => sql`select * from (${figures}) f where term = ''`),
    ofPage: sql.join(
      cuts.map(({ table, figures, columns }) => {
        const sums = raw([...keys, ...columns].join(', '));
        const on = sql.join(
          keys.map((each) => sql`${table}.${raw(each)} = p.${raw(each)}`),
          sql` and `,
        );
        return sql`left join (select ${sums} from (${sumsOf(among(figures, 'page'), keys)}) f) ${table} on ${on}`;
      }),
      sql` `,
    ),
  };
}

export async function listSearchTerms(
  db: Connection,
  ...args: Parameters<typeof termsStatement>
): Promise<SearchTermFigures[]> {
  const { rows } = await termsStatement(...args).execute(db.withoutPlugins());
  return rows;
}

/** The same without pages, in portions. */
export const streamSearchTerms = (
  db: Database['read'],
  question: Question,
  by: SearchTermsBy,
  order: ListOrder,
  filter: ListFilter,
): AsyncGenerator<SearchTermFigures[]> =>
  readByCursor<SearchTermFigures>(
    db,
    termsStatement(question, by, order, filter, { limit: 10_000_000, offset: 0 }),
  );

const nothing = sql.raw(
  [
    'ad_account_id',
    'campaign_id',
    'campaign_name',
    'ad_group_id',
    'ad_group_name',
    'keyword_id',
    'keyword',
    'match_type',
    'source',
    'term',
  ]
    .map((name) => asRead('null', name))
    .join(', '),
);
