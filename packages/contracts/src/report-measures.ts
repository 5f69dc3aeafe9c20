import * as z from 'zod/mini';

/** An amount in millionths of the major unit: 3,500,000 is $3.50. Nothing is rounded before it is shown. */
export const micros = z.int();
const ratio = z.nullable(z.number());

/**
 * Amounts in micros of the unit that was asked for; null where a day has no rate. Ratios are sum over sum, as fractions
 * (0.0757 is 7.57 %), null with a zero below the line. Installs, `avgCpaAmount` and `conversionRate` are tap-through.
 */
export const reportMeasures = z.object({
  localSpendAmount: z.nullable(micros),
  impressions: z.int(),
  taps: z.int(),
  installs: z.int(),
  avgCptAmount: ratio,
  avgCpaAmount: ratio,
  ttr: ratio,
  conversionRate: ratio,
  newDownloads: z.int(),
  redownloads: z.int(),
  viewInstalls: z.int(),
  viewNewDownloads: z.int(),
  viewRedownloads: z.int(),
  /** After a tap or a view. */
  totalInstalls: z.int(),
});
export type ReportMeasures = z.infer<typeof reportMeasures>;

export const measureNames = [
  'localSpendAmount',
  'impressions',
  'taps',
  'installs',
  'avgCptAmount',
  'avgCpaAmount',
  'ttr',
  'conversionRate',
  'newDownloads',
  'redownloads',
  'viewInstalls',
  'viewNewDownloads',
  'viewRedownloads',
  'totalInstalls',
] as const satisfies readonly (keyof ReportMeasures)[];

export type MeasureName = (typeof measureNames)[number];

/** Amounts, which a reader sees in their unit. */
export const moneyMeasures: ReadonlySet<MeasureName> = new Set<MeasureName>([
  'localSpendAmount',
  'avgCptAmount',
  'avgCpaAmount',
]);
