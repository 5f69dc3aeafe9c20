import * as z from 'zod/mini';

const text = z.optional(z.string());

/** Everything a report's address may say; what it means is read where it is used. */
export const reportSearch = z.object({
  range: text,
  from: text,
  to: text,
  compare: text,
  zone: text,
  unit: text,
  mode: text,
  step: text,
  bars: text,
  line: text,
  by: text,
  name: text,
  status: text,
  match: text,
  where: text,
  sort: text,
  order: text,
  page: text,
  size: text,
  columns: text,
  campaignGroupId: text,
  campaignId: text,
  adGroupId: text,
  tab: text,
  /** When the person came in, or into another team. */
  newTime: text,
});

export type ReportSearch = z.infer<typeof reportSearch>;
