/** One call as it goes over the line, and one request that must be refused at the named place. */
export type Example = {
  pathParameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer: unknown;
  wrong?: { query?: unknown; body?: unknown; at: readonly (string | number)[] };
};

export const page = (rows: readonly unknown[]) => ({
  result: rows,
  pagination: { offset: 0, pageSize: 20, totalCount: rows.length },
});

export const usd = (amount: string) => ({ amount, currency: 'USD' });

export const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });

export const times = { creationTime: '2026-11-02T08:15:00.000', modificationTime: '2026-11-19T17:40:12.345' };
