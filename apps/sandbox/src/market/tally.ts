/** Seven whole numbers in a row; money in hundredths of the account's currency. */
export const tallySize = 7;

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

export function readTally(tallies: Float64Array, at: number): Measures {
  return {
    impressions: tallies[at] ?? 0,
    taps: tallies[at + tapsAt] ?? 0,
    spend: tallies[at + spendAt] ?? 0,
    tapNewDownloads: tallies[at + tapNewDownloadsAt] ?? 0,
    tapRedownloads: tallies[at + tapRedownloadsAt] ?? 0,
    viewNewDownloads: tallies[at + viewNewDownloadsAt] ?? 0,
    viewRedownloads: tallies[at + viewRedownloadsAt] ?? 0,
  };
}

export function addTally(into: Float64Array, intoAt: number, from: Float64Array, fromAt: number): void {
  for (let place = 0; place < tallySize; place += 1) {
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
