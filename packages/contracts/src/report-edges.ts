import { reportZones } from '@tapwright/domain/zones';
import * as z from 'zod/mini';
import { reportComparison } from './report-comparison.ts';

const day = z.string();

/** Where rates come from: published ones, invented ones beside the sandbox, and those that staff typed in. */
export const rateSources = ['centralParity', 'euroReference', 'sample', 'typed'] as const;

/** How far an answer can be trusted. Every answer about measures carries one. */
export const reportEdges = z.object({
  /** The last day that is reported of every campaign group in question; null before the first. */
  dataTo: z.nullable(day),
  /** When Apple was last asked, of the group that waits longest. */
  readAt: z.nullable(z.string()),
  /** Days of the range that nobody reported for these campaign groups. */
  gaps: z.array(z.object({ from: day, to: day, campaignGroupIds: z.array(z.int()) })),
  /** Days known only as part of a whole week or month. Not counted: the range does not hold it whole. */
  wholeOnly: z.array(
    z.object({ from: day, to: day, isCounted: z.boolean(), campaignGroupIds: z.array(z.int()) }),
  ),
  /** Campaign groups of which no day of the range is known; absent where there are none. Their figures are no zeros. */
  unread: z.optional(
    z.object({
      from: day,
      to: day,
      campaignGroupIds: z.array(z.int()),
      /** There is no other in question, so that sums are unknown, too. */
      isAll: z.boolean(),
    }),
  ),
  /** From this day of the range on, installs are still arriving. */
  youngFrom: z.nullable(day),
  /** Search terms, keywords and audiences are reported in the ad account's own zone only. */
  timeZone: z.enum(reportZones),
  /** The clocks of the ad accounts, which ORTZ means. */
  zones: z.array(z.string()),
  /** In which the ad accounts are billed. */
  currencies: z.array(z.string()),
  /** Amounts were converted from another currency, each at the rate of its day. */
  isConverted: z.boolean(),
  /** The newest rate used and where it is from; null without conversion. */
  rate: z.nullable(z.object({ day, source: z.string() })),
  /** Null where nothing is compared. */
  comparison: z.nullable(reportComparison),
  /** Some day has no rate, and amounts that hold it are null. */
  hasUnknownRates: z.boolean(),
});

export type ReportEdges = z.infer<typeof reportEdges>;
