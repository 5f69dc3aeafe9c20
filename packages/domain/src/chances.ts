const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

function logGamma(x: number): number {
  const z = x - 1;
  const base = z + lanczos.length - 0.5;
  const series = lanczos.reduce((sum, part, place) => sum + part / (z + place + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(series);
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** A rate that is not known: as if `a` of `a + b` had been seen before. */
export type Beta = { readonly a: number; readonly b: number };

const smallest = 1e-300;
const awayFromZero = (value: number): number => (Math.abs(value) < smallest ? smallest : value);

/** Lentz's continued fraction of the incomplete beta function. */
function continued(x: number, { a, b }: Beta): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let step = 1; step <= 300; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-10) break;
  }
  return result;
}

/** How probable it is that the rate is at most `x`. */
export function chanceAtMost(x: number, { a, b }: Beta): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b));
  return x < (a + 1) / (a + b + 2)
    ? (front * continued(x, { a, b })) / a
    : 1 - (front * continued(1 - x, { a: b, b: a })) / b;
}

/** By how much what was seen speaks for a belief, as a logarithm; only differences between beliefs count. */
export const logWeight = ({ a, b }: Beta, { of, hits }: { of: number; hits: number }): number =>
  logBeta(a + hits, b + of - hits) - logBeta(a, b);

export type Band = { readonly low: number; readonly high: number };

/** Holds the rate in 8 of 10 cases. */
const eightInTen = 1.2816;

/** Wilson's interval of a rate: never empty, never beyond 0 and 1, right for few cases too. */
export function wilsonBand(hits: number, of: number): Band {
  if (of <= 0) return { low: 0, high: 1 };
  const z2 = eightInTen ** 2;
  const centre = (hits + z2 / 2) / (of + z2);
  const half = (eightInTen / (of + z2)) * Math.sqrt((hits * (of - hits)) / of + z2 / 4);
  const seen = hits / of;
  // At its ends the band meets what was seen; what is left of rounding must not lie beyond it.
  return {
    low: Math.min(seen, Math.max(0, centre - half)),
    high: Math.max(seen, Math.min(1, centre + half)),
  };
}

/** Benjamini and Hochberg: of all that are tried, which may be believed so that at most `share` of them are wrong. */
export function believable(chances: readonly number[], share: number): boolean[] {
  const sorted = chances.toSorted((one, other) => one - other);
  const place = sorted.findLastIndex((chance, at) => chance <= ((at + 1) / sorted.length) * share);
  const bound = sorted[place];
  return chances.map((chance) => bound !== undefined && chance <= bound);
}
