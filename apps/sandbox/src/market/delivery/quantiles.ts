/** Whole numbers from one random number each; a larger mean never gives a smaller number. */

/** Below this mean the distribution is summed up, above it a corrected normal one is near enough. */
const inversionLimit = 12;

/** Where the tail of a distribution ends for good; no mean below the limit gets beyond 100. */
const negligible = 1e-13;

const reciprocals = Float64Array.from({ length: 128 }, (_, count) => (count === 0 ? 0 : 1 / count));

/** Acklam's rational approximation of the normal quantile, error below 1.2e-9. */
function acklam(p: number): number {
  if (p < 0.02425 || p > 0.97575) {
    const q = Math.sqrt(-2 * Math.log(p < 0.5 ? p : 1 - p));
    let top = -0.007784894002430293 * q - 0.3223964580411365;
    top = ((top * q - 2.400758277161838) * q - 2.549732539343734) * q + 4.374664141464968;
    top = top * q + 2.938163982698783;
    let bottom = (0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996;
    bottom = (bottom * q + 3.754408661907416) * q + 1;
    return p < 0.5 ? top / bottom : -top / bottom;
  }
  const q = p - 0.5;
  const r = q * q;
  let top = (-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687;
  top = ((top * r + 138.357751867269) * r - 30.66479806614716) * r + 2.506628277459239;
  let bottom = (-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866;
  bottom = ((bottom * r + 66.80131188771972) * r - 13.28068155288572) * r + 1;
  return (top * q) / bottom;
}

const tableSize = 4096;
const tableEdge = 64;
const table = Float64Array.from({ length: tableSize + 1 }, (_, place) =>
  acklam(Math.min(Math.max(place / tableSize, 1e-6), 1 - 1e-6)),
);

/** Read off a table, but for the outer one and a half percent. */
export function normalQuantile(chance: number): number {
  const place = chance * tableSize;
  const low = Math.floor(place);
  if (low < tableEdge || low >= tableSize - tableEdge)
    return acklam(Math.min(Math.max(chance, 1e-12), 1 - 1e-12));
  const from = table[low] ?? 0;
  return from + ((table[low + 1] ?? 0) - from) * (place - low);
}

export function poissonQuantile(mean: number, chance: number): number {
  if (chance < 1 - mean || mean <= 0) return 0;
  if (mean > inversionLimit) {
    const z = normalQuantile(chance);
    return Math.max(0, Math.round(mean + z * Math.sqrt(mean) + (z * z - 1) / 6));
  }
  let probability = Math.exp(-mean);
  let reached = probability;
  let count = 0;
  while (chance > reached && probability > negligible) {
    count += 1;
    probability *= mean * (reciprocals[count] ?? 0);
    reached += probability;
  }
  return count;
}

function binomialInversion(trials: number, odds: number, logAllMiss: number, chance: number): number {
  let probability = Math.exp(logAllMiss);
  let reached = probability;
  let count = 0;
  while (chance > reached && count < trials && probability > negligible) {
    count += 1;
    probability *= odds * (trials - count + 1) * (reciprocals[count] ?? 0);
    reached += probability;
  }
  return count;
}

export function binomialQuantile(trials: number, success: number, chance: number): number {
  if (trials <= 0 || success <= 0 || chance < 1 - trials * success) return 0;
  if (success >= 1) return trials;
  if (trials === 1) return 1;
  if (trials * success < inversionLimit) {
    return binomialInversion(trials, success / (1 - success), trials * Math.log1p(-success), chance);
  }
  if (trials * (1 - success) < inversionLimit) {
    return (
      trials - binomialInversion(trials, (1 - success) / success, trials * Math.log(success), 1 - chance)
    );
  }
  const z = normalQuantile(chance);
  const deviation = Math.sqrt(trials * success * (1 - success));
  const count = Math.round(trials * success + z * deviation + ((1 - 2 * success) * (z * z - 1)) / 6);
  return Math.min(trials, Math.max(0, count));
}
