import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { comparedMeasures } from './report-comparison.ts';
import { reportEdges } from './report-edges.ts';
import { reportMeasures } from './report-measures.ts';
import { campaignKinds, inOrder, listFields } from './report-query.ts';

/** What a list is asked, and by what its rows are put together. */
const reportKindsQuery = z
  .object({
    ...listFields,
    level: z.enum(['campaign', 'adGroup', 'keyword']),
    kind: z.enum(campaignKinds),
  })
  .check(inOrder);
export type ReportKindsQuery = z.output<typeof reportKindsQuery>;

/** All rows of an app, a storefront or a type of campaign, together. */
const kindRow = z.object({
  /** Empty: several storefronts, or nothing says what it is. */
  value: z.string(),
  rows: z.int(),
  ...reportMeasures.shape,
  before: z.nullable(reportMeasures),
  compared: comparedMeasures,
});
export type KindRow = z.infer<typeof kindRow>;

export const findReportKinds = defineCall({
  method: 'GET',
  path: '/reports/findReportKinds',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'Campaigns, ad groups or keywords put together by app, storefront or campaign type, each with its sums.',
  query: reportKindsQuery,
  answer: z.object({
    list: z.array(kindRow),
    totals: reportMeasures,
    totalsBefore: z.nullable(reportMeasures),
    compared: comparedMeasures,
    edges: reportEdges,
  }),
  patience: 'ads',
});
