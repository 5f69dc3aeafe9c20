import * as z from 'zod/mini';
import { viewKeys } from '../features/reports/question/view-keys.ts';

const text = z.optional(z.string());

function textsOf<Key extends string>(keys: readonly Key[]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of the keys
  return Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;
}

/** Everything a report's address may say; what it means is read where it is used. */
export const reportSearch = z.object({
  ...textsOf(viewKeys),
  campaignGroupId: text,
  campaignId: text,
  adGroupId: text,
  tab: text,
  /** A saved view that was opened. */
  view: text,
  /** When the person came in, or into another team. */
  newTime: text,
});

export type ReportSearch = z.infer<typeof reportSearch>;
