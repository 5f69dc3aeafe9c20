export type TapCost = { readonly taps: number; readonly usdPerTap: number };

/** Below that a handful of taps decides. */
const enoughTaps = 50;
/** Beyond these something else differs than the storefront. */
const [lowest, highest] = [0.1, 10];

/** What bids become where a tap costs more or less than where they come from; in hundredths, as a person types it. */
export function suggestFactor(from: readonly TapCost[], into: TapCost | undefined): number | undefined {
  const taps = from.reduce((sum, one) => sum + one.taps, 0);
  if (into === undefined || into.taps < enoughTaps || taps < enoughTaps) return undefined;
  const cost = from.reduce((sum, one) => sum + one.taps * one.usdPerTap, 0) / taps;
  if (cost <= 0 || into.usdPerTap <= 0) return undefined;
  const factor = Math.round((into.usdPerTap / cost) * 100) / 100;
  return factor < lowest || factor > highest ? undefined : factor;
}
