import * as z from 'zod/mini';

export const paginationAnswer = z.looseObject({
  offset: z.nullish(z.int()),
  pageSize: z.nullish(z.int()),
  totalCount: z.nullish(z.int()),
});

export const answerOf = <Result extends z.ZodMiniType>(result: Result) =>
  z.looseObject({ result, error: z.nullish(z.unknown()) });

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.looseObject({
    result: z.array(row),
    pagination: z.nullish(paginationAnswer),
    error: z.nullish(z.unknown()),
  });

/** A deletion answers `{}`. */
export const emptyAnswer = z.looseObject({ result: z.nullish(z.unknown()), error: z.nullish(z.unknown()) });
