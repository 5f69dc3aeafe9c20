import { measureNames } from '@tapwright/contracts/report-measures';
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection, Database } from '../../../platform/db/database.ts';
import { readByCursor } from '../../../platform/db/read-by-cursor.ts';
import { type ListFilter, type ListOrder, measureCondition, sumNamesOf } from './report-list-store.ts';
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

/** Every term with its sums, in one of the ranges or in both. */
function termRows(question: Question, by: SearchTermsBy): RawBuilder<unknown> {
  const { range, before, comparison } = question;
  const cuts = comparison?.cuts ?? [];
  const groupBy = keysBy[by];
  const along = (['ad_account_id', 'campaign_id'] as const).map((name) => name);
  const keys = allKeys.map((name) => ({ name, of: `f.${name}` }));
  const of = (days: DayRange) =>
    sumsOf(figuresOf(question, planAccounts(question, days), keys), groupBy, along);
  const names = [...groupBy, ...along];
  if (before === undefined)
    return sql`select ${raw([...names, ...sumNames].join(', '))} from (${of(range)}) n`;
  const same = groupBy.map((name) => `n.${name} = b.${name}`).join(' and ');
  const columns = [
    ...names.map((name) => `coalesce(n.${name}, b.${name}) as ${name}`),
    ...sumNames.map((name) => `n.${name}`),
    ...sumNames.map((name) => `b.${name} as before_${name}`),
    ...cuts.flatMap(({ name: cut }) => sumNames.map((name) => `"${cut}".${name} as ${columnOf(cut, name)}`)),
  ];
  const joins = cuts.map((cut) => {
    const on = groupBy.map((name) => `"${cut.name}".${name} = coalesce(n.${name}, b.${name})`).join(' and ');
    return sql`left join (${of(cut.range)}) ${raw(`"${cut.name}"`)} on ${raw(on)}`;
  });
  return sql`
    select ${raw(columns.join(', '))} from (${of(range)}) n full join (${of(before)}) b on ${raw(same)}
    ${sql.join(joins, sql` `)}`;
}

/** The sums, what Apple hides as one row, then the page. Terms by name or by a measure. */
function termsStatement(
  question: Question,
  by: SearchTermsBy,
  { sortBy, sortOrder }: ListOrder,
  { name, having = [] }: ListFilter,
  page: { limit: number; offset: number },
): RawBuilder<SearchTermFigures> {
  const names = sumNamesOf(question);
  const sums = raw(names.map((each) => asRead(`sum(${each})`, each)).join(', '));
  const isFiltered = name !== undefined || having.length > 0;
  const conditions = [
    sql`term <> ''`,
    ...(name === undefined ? [] : [sql`position(lower(${name}) in lower(term)) > 0`]),
    ...having.map((each) => measureCondition(each)),
  ];
  const measure = measureNames.find((each) => each === sortBy);
  const direction = raw(`${sortOrder} nulls last`);
  const identity = raw(keysBy[by].join(', '));
  const { teamId } = question;
  return sql<SearchTermFigures>`
    with every as materialized (${termRows(question, by)}),
    matching as (select * from every where ${sql.join(conditions, sql` and `)}),
    page as (
      select *, ${raw(measure === undefined ? 'term' : measureSql[measure])} as sort_value from matching
      order by sort_value ${direction}, ${identity} limit ${page.limit} offset ${page.offset})
    select * from (
      select 'total' as kind, (select count(*) from matching) as total, ${nothing}, ${sums}
      from ${isFiltered ? sql`matching` : sql`every`}) as totals
    union all select * from (
      select 'hidden', count(*), ${nothing}, ${sums} from every where term = '') as hidden
    union all (
      select 'row', null, p.ad_account_id::text, p.campaign_id::text, c.name, p.ad_group_id::text, g.name,
        ${by === 'keyword' ? sql`nullif(p.keyword_id, 0)::text, k.text, k.match_type, p.source` : sql`null, null, null, null`},
        p.term, ${raw(names.map((each) => `p.${each}`).join(', '))}
      from page p
      left join campaigns c on c.team_id = ${teamId} and c.campaign_id = p.campaign_id
      left join ad_groups g on g.team_id = ${teamId} and g.ad_group_id = p.ad_group_id
      ${by === 'keyword' ? sql`left join keywords k on k.team_id = ${teamId} and k.keyword_id = p.keyword_id` : sql``}
      order by p.sort_value ${direction}, ${raw(keysBy[by].map((each) => `p.${each}`).join(', '))})`;
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
