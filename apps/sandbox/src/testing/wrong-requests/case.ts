export const filter = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
export const money = (amount: unknown, currency = 'USD') => ({ value: { amount, currency } });
export const keyword = { adGroupId: 61001, text: 'calm', matchType: 'EXACT' };
export const range = (start: string, end: string, granularity?: string) => ({
  timeRange: { start, end, ...(granularity ? { granularity } : {}) },
  filters: [filter('campaignId', 'EQUALS', '51001')],
});

export const wrong = (detail: string, field?: string, code = 'VALIDATION_ERROR', status = 400) => ({
  status,
  code,
  detail,
  field,
});

export type Case = [string, string, string, unknown, ReturnType<typeof wrong>, (string | null)?];
