import * as z from 'zod/mini';

/** What a person may choose from; a call may ask for more at once. */
export const pageSizes = [10, 20, 30, 40] as const;
export const defaultPageSize = 10;
const maxPage = 200;
/** As far as a list is read page by page; beyond it a filter is the better way. */
const lastPage = 1_000_000;

/** For the query of every list: `z.object({ ...pageQuery, … })`. */
export const pageQuery = {
  pageNum: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(lastPage)), 1),
  pageSize: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(maxPage)), defaultPageSize),
};
export type PageQuery = { pageNum: number; pageSize: number };

/** The answer of every list: one page of it, and how many rows there are in all. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ list: z.array(row), total: z.int() });
}
