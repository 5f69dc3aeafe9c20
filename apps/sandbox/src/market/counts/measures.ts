/** Seven whole numbers in a row; money in hundredths of the account's currency. */
export const countsSize = 7;

export const impressionsAt = 0;
export const tapsAt = 1;
export const spendAt = 2;
export const tapNewDownloadsAt = 3;
const tapRedownloadsAt = 4;
export const viewNewDownloadsAt = 5;
const viewRedownloadsAt = 6;

/** What Apple counts; installs after a tap and after a mere view stand apart. */
export type Measures = {
  impressions: number;
  taps: number;
  /** Hundredths of a unit of the account's currency. */
  spend: number;
  tapNewDownloads: number;
  tapRedownloads: number;
  viewNewDownloads: number;
  viewRedownloads: number;
};

export const noMeasures: Measures = {
  impressions: 0,
  taps: 0,
  spend: 0,
  tapNewDownloads: 0,
  tapRedownloads: 0,
  viewNewDownloads: 0,
  viewRedownloads: 0,
};

export function readMeasures(counts: Float64Array, at: number): Measures {
  return {
    impressions: counts[at] ?? 0,
    taps: counts[at + tapsAt] ?? 0,
    spend: counts[at + spendAt] ?? 0,
    tapNewDownloads: counts[at + tapNewDownloadsAt] ?? 0,
    tapRedownloads: counts[at + tapRedownloadsAt] ?? 0,
    viewNewDownloads: counts[at + viewNewDownloadsAt] ?? 0,
    viewRedownloads: counts[at + viewRedownloadsAt] ?? 0,
  };
}

export function addCounts(into: Float64Array, intoAt: number, from: Float64Array, fromAt: number): void {
  for (let place = 0; place < countsSize; place += 1) {
    into[intoAt + place] = (into[intoAt + place] ?? 0) + (from[fromAt + place] ?? 0);
  }
}

export function addMeasures(one: Measures, other: Measures): Measures {
  return {
    impressions: one.impressions + other.impressions,
    taps: one.taps + other.taps,
    spend: one.spend + other.spend,
    tapNewDownloads: one.tapNewDownloads + other.tapNewDownloads,
    tapRedownloads: one.tapRedownloads + other.tapRedownloads,
    viewNewDownloads: one.viewNewDownloads + other.viewNewDownloads,
    viewRedownloads: one.viewRedownloads + other.viewRedownloads,
  };
}

export function tapInstallsOf(measures: Measures): number {
  return measures.tapNewDownloads + measures.tapRedownloads;
}
