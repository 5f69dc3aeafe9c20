import {
  type FigureColumn,
  figureColumns,
  sortableColumns,
  type SortableColumn,
} from '@tapwright/contracts/ad-columns';
import { type AppleList, type WordOrigin, wordOrigins } from '@tapwright/contracts/ad-values';
import { measureNames } from '@tapwright/contracts/report-measures';
import type { MeasureFilter, SortName } from '@tapwright/contracts/report-query';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from '../../platform/db/database.ts';
import { readByCursor } from '../../platform/db/read-by-cursor.ts';
import { asRead, type FigureRow, measureSql, sumNames } from '../measures/index.ts';
import { listMeasureFilters, measureCondition } from '../reports/index.ts';
import { type WordPlace, wordsOf } from './known-words-store.ts';

export type WordFigures = FigureRow & {
  kind: 'total' | 'row';
  word: string | null;
  exactIn: number;
  broadIn: number;
  pausedIn: number;
  negativeIn: number;
  metIn: number;
  bid: string | null;
  bidCurrency: string | null;
  suggestedBid: string | null;
  appleLists: AppleList[] | null;
  weekPopularity: number | null;
  popularityTrend: number | null;
  firstSeen: string | null;
  listIds: number[] | null;
  note: string | null;
  lowShare: number | null;
  highShare: number | null;
  shareRank: number | null;
  popularity: number | null;
  sharesOn: string | null;
  /** Of the total alone: how many match, and how many there are of each origin. */
  total: number | null;
  every: number | null;
  ofOwn: number | null;
  ofTerm: number | null;
  ofNegative: number | null;
  ofApple: number | null;
  ofListed: number | null;
  listCounts: { listId: number; words: number }[] | null;
};

export type WordFilter = {
  /** This very word, as it is folded. */
  word?: string | undefined;
  name?: string | undefined;
  origin?: WordOrigin | undefined;
  listId?: number | undefined;
  having?: readonly MeasureFilter[] | undefined;
};
export type WordOrder = { sortBy: SortName; sortOrder: 'asc' | 'desc' };
type Page = { limit: number; offset: number };

const raw = (text: string) => sql.raw(text);

const runningIn = 'exact_in + broad_in';
const figures: Readonly<Partial<Record<SortableColumn, string>>> = {
  weekPopularity: 'week_popularity',
  popularityTrend: 'popularity_trend',
  suggestedBid: 'suggested_bid',
  popularity: 'popularity',
  impressionShare: 'high_share',
  shareRank: 'share_rank',
  runningIn,
  pausedIn: 'paused_in',
  negativeIn: 'negative_in',
  metIn: 'met_in',
  bid: 'bid',
  firstSeen: 'first_seen',
};

const isOf: Readonly<Record<WordOrigin, string>> = {
  own: `${runningIn} + paused_in > 0`,
  term: 'met_in > 0',
  negative: 'negative_in > 0',
  apple: "apple_lists <> '{}'",
  listed: "list_ids <> '{}'",
};

const sqlOfFigure = (name: string): string | undefined => {
  const column = figureColumns.find((one): one is FigureColumn => one === name);
  return column && figures[column];
};

/** A bound of what words have no column of bounds nothing. */
function conditionsOf({ word, name, origin, listId, having = [] }: WordFilter): RawBuilder<unknown>[] {
  const bounds = having.flatMap(({ measure, is, value }) => {
    const of = sqlOfFigure(measure);
    return of === undefined ? [] : [sql`(${raw(of)}) ${raw(is)} ${value}`];
  });
  return [
    sql`true`,
    ...(word === undefined ? [] : [sql`word = ${word}`]),
    ...(name === undefined ? [] : [sql`position(fold_word(${name}) in word) > 0`]),
    ...(origin === undefined ? [] : [sql`${raw(isOf[origin])}`]),
    ...(listId === undefined ? [] : [sql`${listId}::bigint = any(list_ids)`]),
    ...bounds,
    ...listMeasureFilters({ having }).map(measureCondition),
  ];
}

function sortOf(sortBy: SortName): string {
  const measure = measureNames.find((name) => name === sortBy);
  if (measure !== undefined) return measureSql[measure];
  const column = sortableColumns.find((name) => name === sortBy);
  return (column && figures[column]) ?? 'word';
}

const texts: readonly (readonly [string, string])[] = [
  ['word', 'word'],
  ['exact_in', 'exact_in'],
  ['broad_in', 'broad_in'],
  ['paused_in', 'paused_in'],
  ['negative_in', 'negative_in'],
  ['met_in', 'met_in'],
  ['bid', 'bid::text'],
  ['bid_currency', 'bid_currency'],
  ['suggested_bid', 'suggested_bid::text'],
  ['apple_lists', 'apple_lists'],
  ['week_popularity', 'week_popularity'],
  ['popularity_trend', 'popularity_trend'],
  ['first_seen', 'first_seen::text'],
  ['list_ids', 'list_ids'],
  ['note', 'note'],
  ['low_share', 'low_share'],
  ['high_share', 'high_share'],
  ['share_rank', 'share_rank'],
  ['popularity', 'popularity'],
  ['shares_on', 'shares_on::text'],
];
const countOf = (origin: WordOrigin) =>
  asRead(`(select count(*) from words where ${isOf[origin]})`, `of_${origin}`);
const listCounts = asRead(
  `(select json_agg(json_build_object('listId', list_id, 'words', words) order by list_id)
    from (select unnest(list_ids) as list_id, count(*) as words from words group by 1) as each)`,
  'list_counts',
);
const counts = ['total', 'every', ...wordOrigins.map((origin) => `of_${origin}`)];
const list = (columns: readonly string[]) => raw(columns.join(', '));
// JSON and numbers of ours have no NaN.
const sums = sumNames.map((name) => asRead(`nullif(${name}, 'NaN')`, name));
const nothing = texts.map(([name]) => asRead('null', name));

/** The sums of all that match and how many there are, then the page. */
function statement(
  place: WordPlace,
  { sortBy, sortOrder }: WordOrder,
  filter: WordFilter,
  page: Page,
): RawBuilder<WordFigures> {
  const direction = raw(`${sortOrder} nulls last`);
  return sql<WordFigures>`
    with words as materialized (${wordsOf(place)}),
    matching as materialized (select * from words where ${sql.join(conditionsOf(filter), sql` and `)}),
    page as materialized (
      select *, ${raw(sortOf(sortBy))} as sort_value from matching
      order by sort_value ${direction}, word limit ${page.limit} offset ${page.offset})
    select 'total' as kind, ${list(nothing)}, ${list(sums)}, total,
      (select count(*) from words) as every,
      ${list([...wordOrigins.map(countOf), listCounts])}
    from (select count(*) as total, ${list(sumNames.map((name) => `sum(${name}) as ${name}`))} from matching) as added
    union all (
      select 'row', ${list(texts.map(([name, of]) => asRead(of, name)))}, ${list(sums)},
        ${list([...counts.map((name) => asRead('null::bigint', name)), asRead('null::json', 'list_counts')])}
      from page order by sort_value ${direction}, word)`;
}

export async function listWords(
  db: Connection,
  ...args: Parameters<typeof statement>
): Promise<WordFigures[]> {
  const { rows } = await statement(...args).execute(db.withoutPlugins());
  return rows;
}

export async function findWordRow(
  db: Connection,
  place: WordPlace,
  word: string,
): Promise<WordFigures | undefined> {
  const page = { limit: 1, offset: 0 };
  const rows = await listWords(db, place, { sortBy: 'name', sortOrder: 'asc' }, { word }, page);
  return rows.find(({ kind }) => kind === 'row');
}

/** The same without pages, in portions. */
export const streamWords = (
  db: Database['read'],
  place: WordPlace,
  order: WordOrder,
  filter: WordFilter,
): AsyncGenerator<WordFigures[]> =>
  readByCursor<WordFigures>(db, statement(place, order, filter, { limit: 10_000_000, offset: 0 }));
