/** Ads shown per search: the part of searches on which each slot exists, and its taps per impression. */
export type Slots = readonly { load: number; tapShare: number }[];

export const singleSlot: Slots = [{ load: 0.9, tapShare: 1 }];

/** Since the spring of 2026; lower slots are tapped a third as often or less. */
export const severalSlots: Slots = [
  { load: 0.9, tapShare: 1 },
  { load: 0.4, tapShare: 0.33 },
  { load: 0.2, tapShare: 0.25 },
];

/** What a bid gets out of many auctions for the same search. */
export type Outcome = {
  /** Impressions per search, in the first slot and in all. */
  firstShare: number;
  share: number;
  /** Taps per impression against those of the first slot. */
  tapShare: number;
  /** Price of a tap as part of the bid; just above the next rank, never above 1. */
  pricePart: number;
  /** Mean number of ads above this one, where it was shown. */
  above: number;
};

/** How much the predicted response differs from one searcher to the next, in logarithms. */
const spread = 0.4;

/**
 * Rivals keep their rank while each searcher shifts ours by a logistic amount: the mean over all
 * auctions then has a closed form, and a higher bid never gets less. `excess` is the mean by which
 * ours stands above a threshold, counted as zero below it.
 */
export function runAuctions(
  rank: number,
  rivals: Float64Array,
  rivalCount: number,
  reserve: number,
  slots: Slots,
): Outcome {
  let firstShare = 0;
  let share = 0;
  let taps = 0;
  let spend = 0;
  let places = 0;
  let upperThreshold = 0;
  let upperChance = 0;
  let upperExcess = 0;
  for (let slot = 0; slot < slots.length; slot += 1) {
    const { load, tapShare } = slots[slot] ?? { load: 0, tapShare: 0 };
    const threshold = slot < rivalCount ? Math.max(rivals[slot] ?? reserve, reserve) : reserve;
    const odds = Math.exp((rank - threshold) / spread);
    const chance = odds / (1 + odds);
    const excess = spread * Math.log1p(odds);
    const inSlot = chance - upperChance;
    if (inSlot > 1e-9) {
      const given = slot === 0 ? excess : excess - upperExcess - (upperThreshold - threshold) * upperChance;
      const shown = inSlot * load;
      if (slot === 0) firstShare = shown;
      share += shown;
      taps += shown * tapShare;
      spend += shown * tapShare * Math.exp(-Math.max(0, given) / inSlot);
      places += shown * slot;
    }
    if (threshold === reserve) break;
    upperThreshold = threshold;
    upperChance = chance;
    upperExcess = excess;
  }
  if (taps === 0) return { firstShare: 0, share: 0, tapShare: 0, pricePart: 1, above: rivalCount };
  return { firstShare, share, tapShare: taps / share, pricePart: spend / taps, above: places / share };
}

/** The rank that wins a given part of the auctions against one threshold. */
export function rankFor(part: number, threshold: number): number {
  return threshold + spread * Math.log(part / (1 - part));
}
