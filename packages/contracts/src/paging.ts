import * as z from 'zod/mini';

export const pageSizes = [10, 20, 30, 40] as const;
export const largestPageSize = 200;

/** Query strings carry text, so numbers are read from text here and nowhere else. */
const wholeNumber = (lowest: number, highest: number) =>
  z.coerce.number().check(z.int(), z.gte(lowest), z.lte(highest));

export const pageQuery = {
  pageNum: z._default(wholeNumber(1, 1_000_000), 1),
  pageSize: z._default(wholeNumber(1, largestPageSize), 10),
};

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int() });
