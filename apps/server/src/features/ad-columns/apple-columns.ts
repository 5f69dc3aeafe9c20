import type { AdColumn, Columns } from '@tapwright/contracts/ad-columns';
import { appSql } from './app-sql.ts';
import { campaignTypeSql } from './campaign-type.ts';

const derivedSql = { app: appSql, campaignType: campaignTypeSql } as const;
const holders = { campaign: 'c', adGroup: 'g' } as const;

/** A list comes as JSON, all else as text. */
function columnSql({ kind, apple = [''], appleOf, derived }: AdColumn, table: string): string {
  const holder = appleOf === undefined ? table : holders[appleOf];
  if (derived) return derivedSql[derived](holder);
  const body = `${holder}.apple`;
  const path = `'{${apple.join(',')}}'`;
  return kind === 'list' ? `(${body} #> ${path})::text` : `${body} #>> ${path}`;
}

/** What is in Apple's object, by the key of its column; `table` is the thing itself. */
export const detailsOf = (columns: Columns, table = 'e'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { apple, derived }]) => apple !== undefined || derived)
      .map(([key, column]) => [key, columnSql(column, table)]),
  );

/** Amounts are sorted as numbers. */
export const sortsOf = (columns: Columns): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { apple, isSortable }]) => apple !== undefined && isSortable)
      .map(([key, column]) => {
        const of = columnSql(column, 'e');
        return [key, column.kind === 'money' ? `(${of})::numeric` : of];
      }),
  );

/** Why something is not running, in Apple's words; `table` is the thing itself. */
export const reasonsOf = (table = 'e') => ({
  reasons: `(${table}.apple -> 'systemStatusReasons')::text`,
  limits: `(${table}.apple -> 'systemStatusLimitingReasons')::text`,
});

/** The same as columns of a select, named as the code reads them. */
export const selectDetails = (columns: Columns, table: string): string =>
  Object.entries({ ...reasonsOf(table), ...detailsOf(columns, table) })
    .map(([key, of]) => `${of} as "${key}"`)
    .join(', ');
