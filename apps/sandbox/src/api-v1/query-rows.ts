import type { Paging } from '@tapwright/apple-ads/wire/queries/query';
import { compareValues, matchesFilter, type Condition, type FieldValue } from './match-filter.ts';

export type Sorting = { field: string; order?: 'ASC' | 'DESC' | null | undefined };
export type Page = {
  offset?: number | null | undefined;
  pageSize?: number | null | undefined;
  fetchTotalCount?: boolean | null | undefined;
};

export type Query = {
  filters?: readonly Condition[] | null | undefined;
  sorting?: readonly Sorting[] | null | undefined;
  pagination?: Page | null | undefined;
};

export type ReadField<Row> = (row: Row, field: string) => FieldValue;

export type PageOf<Row> = {
  rows: readonly Row[];
  pagination: { offset: number; pageSize: number; totalCount?: number };
};

export function filterRows<Row>(
  rows: readonly Row[],
  filters: Query['filters'],
  read: ReadField<Row>,
): readonly Row[] {
  if (!filters || filters.length === 0) return rows;
  return rows.filter((row) => filters.every((filter) => matchesFilter(read(row, filter.field), filter)));
}

export function sortRows<Row>(
  rows: readonly Row[],
  sorting: Query['sorting'],
  read: ReadField<Row>,
): readonly Row[] {
  if (!sorting || sorting.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { field, order } of sorting) {
      const compared = compareValues(read(one, field), read(other, field));
      if (compared !== 0) return order === 'DESC' ? -compared : compared;
    }
    return 0;
  });
}

/** The size that is answered is how many rows there are; the count comes on request or always, as its resource has it. */
export function pageRows<Row>(
  rows: readonly Row[],
  page: Page | null | undefined,
  { defaultPageSize, countsOnRequest }: Paging,
): PageOf<Row> {
  const offset = page?.offset ?? 0;
  const pageSize = page?.pageSize ?? defaultPageSize;
  const isCounted = !countsOnRequest || page?.fetchTotalCount === true;
  const shown = rows.slice(offset, offset + pageSize);
  return {
    rows: shown,
    pagination: { offset, pageSize: shown.length, ...(isCounted ? { totalCount: rows.length } : {}) },
  };
}

/** Filters, sorts and pages rows that stand in the order of their ids. */
export function queryRows<Row>(
  rows: readonly Row[],
  query: Query,
  read: ReadField<Row>,
  paging: Paging,
): PageOf<Row> {
  const found = sortRows(filterRows(rows, query.filters, read), query.sorting, read);
  return pageRows(found, query.pagination, paging);
}

/** Whether a value could pass the conditions on its field: narrows the work before rows are made. */
export const matchesFilterOn =
  (filters: Query['filters']) =>
  (field: string, value: FieldValue): boolean =>
    (filters ?? []).every((filter) => filter.field !== field || matchesFilter(value, filter));

/** Reads a row that is as flat as its fields. */
export function readFlat(row: object, field: string): FieldValue {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
