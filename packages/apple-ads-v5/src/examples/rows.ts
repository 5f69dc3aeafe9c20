export const data = (one: unknown) => ({ data: one, pagination: null, error: null });

export const list = (rows: readonly unknown[]) => ({
  data: rows,
  pagination: { totalResults: rows.length, startIndex: 0, itemsPerPage: rows.length },
  error: null,
});

export const selectorOf = (...conditions: readonly unknown[]) => ({
  conditions,
  orderBy: [{ field: 'id', sortOrder: 'ASCENDING' }],
  pagination: { offset: 0, limit: 1000 },
});

export const condition = (field: string, operator: string, ...values: readonly unknown[]) => ({
  field,
  operator,
  values,
});

export const campaignPath = { campaignId: '540001' };
export const adGroupPath = { ...campaignPath, adGroupId: '541001' };
