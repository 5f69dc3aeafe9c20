import * as z from 'zod/mini';
import { reportMeasures } from './report-measures.ts';

const range = z.object({ from: z.string(), to: z.string() });
const bothRanges = z.nullable(z.object({ now: range, before: range }));

/** What a change is told of: never of days that are not over, or that nobody reported. */
export const reportComparison = z.object({
  /** The range compared with, as requested. */
  from: z.string(),
  to: z.string(),
  /** Both ranges without the days that are not over yet; null where all of them are still going on. */
  ended: bothRanges,
  /** Of what counts installs: without the days whose late installs are mostly missing too. */
  settled: bothRanges,
  /** `13:00` of the ad accounts’ clocks: until then one day that goes on and another are compared, as if they had ended. */
  hours: z.optional(z.string()),
  /** Installs of the settled days may still become a few more. */
  isProvisional: z.boolean(),
  /** Days of either that are not known one by one or as whole periods: of these groups no change can be told. */
  unknown: z.array(z.object({ ...range.shape, campaignGroupIds: z.array(z.int()) })),
});
export type ReportComparison = z.infer<typeof reportComparison>;

/** Figures of the days or hours that can be compared, where these are not all of the ranges; otherwise null. */
export const comparedMeasures = z.nullable(z.object({ now: reportMeasures, before: reportMeasures }));
export type ComparedMeasures = z.infer<typeof comparedMeasures>;
