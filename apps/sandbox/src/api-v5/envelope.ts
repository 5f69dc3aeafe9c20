export type Paging = {
  limit?: number | null | undefined;
  offset?: number | null | undefined;
};

export type ErrorItem = { messageCode: string; message: string; field: string };

const defaultLimit = 20;

export const dataOf = <Data>(data: Data) => ({ data, pagination: null, error: null });

export function pageOf<Row>(rows: readonly Row[], { limit, offset }: Paging = {}) {
  const startIndex = offset ?? 0;
  const data = rows.slice(startIndex, startIndex + (limit ?? defaultLimit));
  return {
    data,
    pagination: { totalResults: rows.length, startIndex, itemsPerPage: data.length },
    error: null,
  };
}

export const errorsOf = (errors: readonly ErrorItem[]) => ({
  data: null,
  pagination: null,
  error: { errors: [...errors] },
});
