import * as z from 'zod/mini';
import { moneyAnswer } from '../values/money.ts';

const count = z.nullish(z.int());
const ratio = z.nullish(z.number());
const amount = z.nullish(moneyAnswer);

const metrics = {
  localSpend: amount,
  impressions: count,
  taps: count,
  ttr: ratio,
  cpt: amount,
  cpm: amount,
  tapInstalls: count,
  tapNewDownloads: count,
  tapRedownloads: count,
  viewInstalls: count,
  viewNewDownloads: count,
  viewRedownloads: count,
  totalInstalls: count,
  totalNewDownloads: count,
  totalRedownloads: count,
  tapInstallCPI: amount,
  totalAvgCPI: amount,
  tapInstallRate: ratio,
  totalInstallRate: ratio,
  tapPreOrdersPlaced: count,
  viewPreOrdersPlaced: count,
  totalPreOrdersPlaced: count,
};

export type AppMetricName = keyof typeof metrics;
export const appMetricNames = Object.keys(metrics);

/** `date` only where time is broken down; groupBy dimensions stand beside the figures. */
export const appMetrics = z.looseObject({
  date: z.nullish(z.string()),
  ...metrics,
  deviceClass: z.nullish(z.string()),
  ageRange: z.nullish(z.string()),
  gender: z.nullish(z.string()),
  countryCode: z.nullish(z.string()),
  countryOrRegion: z.nullish(z.string()),
  adminArea: z.nullish(z.string()),
  locality: z.nullish(z.string()),
  storefront: z.nullish(z.string()),
});

export type AppMetrics = z.output<typeof appMetrics>;
