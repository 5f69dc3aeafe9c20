import type { ColumnRole, MatchType } from '../../../platform/words/column-words.ts';
import type { FileRow } from './read-table.ts';

/** What becomes of a row. */
export const rowStates = ['new', 'twice', 'there', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];

/** What of a row was mended since. */
export type Mended = Partial<Record<Exclude<ColumnRole, 'row'>, string>>;
export type Unjudged = {
  readonly rows: readonly FileRow[];
  readonly roles: readonly (ColumnRole | undefined)[];
  readonly mended: ReadonlyMap<number, Mended>;
  /** Of rows that say nothing else. */
  readonly usual: { readonly adGroupId: string | undefined; readonly matchType: MatchType };
};

/** Which ad groups the rows name. */
export function listNamedTargets({ rows, roles, mended, usual }: Unjudged): string[] {
  const named = rows.map((row) => readCells(row, roles, mended).adGroup.trim() || usual.adGroupId);
  return [...new Set(named.filter((id) => id !== undefined))].filter((id) => /^-?\d{1,18}$/.test(id));
}

export function readCells({ number, cells }: FileRow, roles: Unjudged['roles'], mended: Unjudged['mended']) {
  const cellOf = (role: ColumnRole) => {
    const place = roles.indexOf(role);
    // A sheet would count it out otherwise: so our own files write it.
    return place === -1 ? '' : (cells[place] ?? '').replace(/^'(?=[=+\-@])/, '');
  };
  const read = {
    keyword: cellOf('keyword'),
    matchType: cellOf('matchType'),
    bid: cellOf('bid'),
    adGroup: cellOf('adGroup'),
  };
  return { ...read, ...mended.get(number) };
}
