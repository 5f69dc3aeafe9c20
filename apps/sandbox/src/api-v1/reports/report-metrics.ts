import type { Measures } from '../../market/tally.ts';
import { writeMoney } from '../../verbs/money.ts';

const part = (of: number, whole: number): number => (whole === 0 ? 0 : of / whole);
const ratio = (of: number, whole: number): number => Math.round(part(of, whole) * 10_000) / 10_000;

/** Every figure that follows from the seven counted ones; what has nothing below the line is zero. */
export function writeMetrics(measures: Measures, currency: string) {
  const { impressions, taps, spend, tapNewDownloads, tapRedownloads, viewNewDownloads, viewRedownloads } =
    measures;
  const tapInstalls = tapNewDownloads + tapRedownloads;
  const viewInstalls = viewNewDownloads + viewRedownloads;
  const totalInstalls = tapInstalls + viewInstalls;
  const each = (count: number, times = 1) => writeMoney(Math.round(part(spend, count) * times), currency);
  return {
    localSpend: writeMoney(spend, currency),
    impressions,
    taps,
    ttr: ratio(taps, impressions),
    cpt: each(taps),
    cpm: each(impressions, 1000),
    tapInstalls,
    tapNewDownloads,
    tapRedownloads,
    viewInstalls,
    viewNewDownloads,
    viewRedownloads,
    totalInstalls,
    totalNewDownloads: tapNewDownloads + viewNewDownloads,
    totalRedownloads: tapRedownloads + viewRedownloads,
    tapInstallCPI: each(tapInstalls),
    totalAvgCPI: each(totalInstalls),
    tapInstallRate: ratio(tapInstalls, taps),
    totalInstallRate: ratio(totalInstalls, taps),
    tapPreOrdersPlaced: 0,
    viewPreOrdersPlaced: 0,
    totalPreOrdersPlaced: 0,
  };
}

export type Metrics = ReturnType<typeof writeMetrics>;
export type MetricName = keyof Metrics;

/** Only the columns that were asked for; all, if none were. */
export function pickMetrics(
  metrics: Metrics,
  fields: readonly string[] | null | undefined,
): Partial<Metrics> {
  if (!fields || fields.length === 0) return metrics;
  return Object.fromEntries(Object.entries(metrics).filter(([name]) => fields.includes(name)));
}

/** A figure to sort and filter by. */
export function metricValue(metrics: Metrics, name: MetricName): number {
  const value = metrics[name];
  return typeof value === 'number' ? value : Number(value.amount);
}
