import * as z from 'zod/mini';

const paginationAnswer = z.looseObject({
  totalResults: z.int(),
  startIndex: z.int(),
  itemsPerPage: z.int(),
});

const errorItem = z.looseObject({
  messageCode: z.nullish(z.string()),
  message: z.nullish(z.string()),
  field: z.nullish(z.string()),
});

const errorBody = z.looseObject({ errors: z.nullish(z.array(errorItem)) });

/** A batch of keywords can answer 200 and carry errors beside its data. */
const around = { pagination: z.nullish(paginationAnswer), error: z.nullish(errorBody) };

export const dataOf = <Data extends z.ZodMiniType>(data: Data) =>
  z.looseObject({ data: z.nullish(data), ...around });
export const listOf = <Row extends z.ZodMiniType>(row: Row) => dataOf(z.array(row));
export const nothing = dataOf(z.null());
/** How many were deleted. */
export const countAnswer = dataOf(z.int());

export const errorAnswer = z.looseObject({
  data: z.nullish(z.unknown()),
  pagination: z.nullish(z.unknown()),
  error: errorBody,
});
