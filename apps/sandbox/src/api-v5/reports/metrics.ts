import type { Measures } from '../../market/counts/measures.ts';
import { writeAmount } from '../money.ts';

const part = (of: number, whole: number): number => (whole === 0 ? 0 : of / whole);
const ratio = (of: number, whole: number): number => Math.round(part(of, whole) * 10_000) / 10_000;

/** The same counts as in the newer API, in the older one's words and with money to four decimals. */
export function writeMetrics(measures: Measures, currency: string) {
  const { impressions, taps, spend, tapNewDownloads, tapRedownloads, viewNewDownloads, viewRedownloads } =
    measures;
  const tapInstalls = tapNewDownloads + tapRedownloads;
  const viewInstalls = viewNewDownloads + viewRedownloads;
  const totalInstalls = tapInstalls + viewInstalls;
  return {
    impressions,
    taps,
    ttr: ratio(taps, impressions),
    localSpend: writeAmount(spend, currency),
    avgCPT: writeAmount(part(spend, taps), currency),
    avgCPM: writeAmount(part(spend, impressions) * 1000, currency),
    tapInstalls,
    tapNewDownloads,
    tapRedownloads,
    tapInstallRate: ratio(tapInstalls, taps),
    tapInstallCPI: writeAmount(part(spend, tapInstalls), currency),
    viewInstalls,
    viewNewDownloads,
    viewRedownloads,
    totalInstalls,
    totalNewDownloads: tapNewDownloads + viewNewDownloads,
    totalRedownloads: tapRedownloads + viewRedownloads,
    totalInstallRate: ratio(totalInstalls, taps),
    totalAvgCPI: writeAmount(part(spend, totalInstalls), currency),
    tapPreOrdersPlaced: 0,
    viewPreOrdersPlaced: 0,
    totalPreOrdersPlaced: 0,
  };
}
