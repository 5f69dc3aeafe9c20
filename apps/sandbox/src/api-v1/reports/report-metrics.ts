import type { Measures } from '../../market/counts/measures.ts';
import { writeMoney } from '../../verbs/money.ts';

const part = (of: number, whole: number): number => (whole === 0 ? 0 : of / whole);
const ratio = (of: number, whole: number): number => Math.round(part(of, whole) * 10_000) / 10_000;

type Figure = (measures: Measures, currency: string) => number | { amount: string; currency: string };

const tapInstalls = ({ tapNewDownloads, tapRedownloads }: Measures): number =>
  tapNewDownloads + tapRedownloads;
const viewInstalls = ({ viewNewDownloads, viewRedownloads }: Measures): number =>
  viewNewDownloads + viewRedownloads;
const totalInstalls = (measures: Measures): number => tapInstalls(measures) + viewInstalls(measures);
const each =
  (count: (measures: Measures) => number, times = 1): Figure =>
  (measures, currency) =>
    writeMoney(Math.round(part(measures.spend, count(measures)) * times), currency);

/** Every figure that follows from the seven counted ones; what has nothing below the line is zero. */
const figures = {
  localSpend: ({ spend }, currency) => writeMoney(spend, currency),
  impressions: ({ impressions }) => impressions,
  taps: ({ taps }) => taps,
  ttr: ({ taps, impressions }) => ratio(taps, impressions),
  cpt: each(({ taps }) => taps),
  cpm: each(({ impressions }) => impressions, 1000),
  tapInstalls,
  tapNewDownloads: ({ tapNewDownloads }) => tapNewDownloads,
  tapRedownloads: ({ tapRedownloads }) => tapRedownloads,
  viewInstalls,
  viewNewDownloads: ({ viewNewDownloads }) => viewNewDownloads,
  viewRedownloads: ({ viewRedownloads }) => viewRedownloads,
  totalInstalls,
  totalNewDownloads: ({ tapNewDownloads, viewNewDownloads }) => tapNewDownloads + viewNewDownloads,
  totalRedownloads: ({ tapRedownloads, viewRedownloads }) => tapRedownloads + viewRedownloads,
  tapInstallCPI: each(tapInstalls),
  totalAvgCPI: each(totalInstalls),
  tapInstallRate: (measures) => ratio(tapInstalls(measures), measures.taps),
  totalInstallRate: (measures) => ratio(totalInstalls(measures), measures.taps),
  tapPreOrdersPlaced: () => 0,
  viewPreOrdersPlaced: () => 0,
  totalPreOrdersPlaced: () => 0,
} satisfies Record<string, Figure>;

export type MetricName = keyof typeof figures;
type Written = ReturnType<Figure>;

const written: readonly (readonly [string, Figure])[] = Object.entries(figures);

/** Only the requested columns; all, if none were. In an answer of many days nothing else is worked out. */
export function metricsWriter(
  fields: readonly string[] | null | undefined,
  currency: string,
): (measures: Measures) => Record<string, Written> {
  const isAll = !fields || fields.length === 0;
  const wanted = isAll ? written : written.filter(([name]) => fields.includes(name));
  return (measures) => {
    const metrics: Record<string, Written> = {};
    for (const [name, figure] of wanted) metrics[name] = figure(measures, currency);
    return metrics;
  };
}

/** A figure to sort and filter by. */
export function metricValue(measures: Measures, name: MetricName): number {
  const figure: Figure = figures[name];
  const value = figure(measures, '');
  return typeof value === 'number' ? value : Number(value.amount);
}
