import { type Band, type Beta, chanceAtMost, logWeight, wilsonBand } from './chances.ts';

/** What was measured, money in millionths. */
export type Measured = {
  readonly spend: number;
  readonly impressions: number;
  readonly taps: number;
  readonly installs: number;
};

export const nothingMeasured: Measured = { spend: 0, impressions: 0, taps: 0, installs: 0 };

export const addMeasured = (one: Measured, other: Measured): Measured => ({
  spend: one.spend + other.spend,
  impressions: one.impressions + other.impressions,
  taps: one.taps + other.taps,
  installs: one.installs + other.installs,
});

/** How a search came to the ad: by how much it may be about something else. */
export const matchings = ['exact', 'broad', 'search'] as const;
export type Matching = (typeof matchings)[number];

/** How many taps the mean of its neighbours is worth against what a term did itself. */
const neighbourTaps = 23;
/** How often a search is about something else altogether, which hardly ever brings an install. */
const oddShares: Readonly<Record<Matching, number>> = { exact: 0.02, broad: 0.1, search: 0.15 };
const odd: Beta = { a: 1, b: 12 };

/** Below these nothing is said of a term. */
export const harvestBounds = { installs: 3, chance: 0.7 } as const;
export const negateBounds = { taps: 10, chance: 0.9, timesGoal: 2 } as const;

/** Where a term stands: how often its neighbours' taps become installs, and how it was met. */
export type Neighbours = { readonly rate: number; readonly matching: Matching };

/** Apple counts an install once for its tap; what is reported otherwise counts as every tap. */
const seenOf = ({ taps, installs }: Measured) => ({ of: taps, hits: Math.min(installs, taps) });

/** What is believed of a term's rate after what was seen: that it is like its neighbours, or about something else. */
function beliefsOf(measured: Measured, { rate, matching }: Neighbours) {
  const seen = seenOf(measured);
  const mean = Math.min(0.95, Math.max(0.02, rate));
  const usual: Beta = { a: neighbourTaps * mean, b: neighbourTaps * (1 - mean) };
  const share = oddShares[matching];
  const weights = [
    Math.log(1 - share) + logWeight(usual, seen),
    Math.log(share) + logWeight(odd, seen),
  ] as const;
  const highest = Math.max(...weights);
  const sum = weights.reduce((total, weight) => total + Math.exp(weight - highest), 0);
  return [usual, odd].map((belief, place) => ({
    weight: Math.exp((weights[place] ?? 0) - highest) / sum,
    a: belief.a + seen.hits,
    b: belief.b + seen.of - seen.hits,
  }));
}

/** The rate at which its taps become installs, as far as one can tell. */
export const expectedRate = (measured: Measured, neighbours: Neighbours): number =>
  beliefsOf(measured, neighbours).reduce((sum, { weight, a, b }) => sum + (weight * a) / (a + b), 0);

/** How probable it is that an install of it costs at most `goal`, at what its taps cost. */
export function chanceOfGoal(measured: Measured, goal: number, neighbours: Neighbours): number {
  if (measured.taps === 0) return 0;
  const needed = measured.spend / measured.taps / goal;
  if (needed >= 1) return 0;
  return beliefsOf(measured, neighbours).reduce(
    (sum, belief) => sum + belief.weight * (1 - chanceAtMost(needed, belief)),
    0,
  );
}

/** What an install of it costs in 8 of 10 cases; without a bound above where it may as well bring none. */
export function costBand({ spend, taps, installs }: Measured): { low: number; high: number | null } {
  const { low, high }: Band = wilsonBand(Math.min(installs, taps), taps);
  const perTap = taps === 0 ? 0 : spend / taps;
  return { low: perTap / high, high: installs > 0 && low > 0 ? perTap / low : null };
}

type TermVerdict = { readonly is: 'harvest' | 'negate' | 'open' | 'thin'; readonly chance: number };

/** Whether a term earns a keyword of its own, wastes money, or neither can be said. */
export function judgeTerm(
  measured: Measured,
  goals: { low: number; high: number },
  neighbours: Neighbours,
): TermVerdict {
  const good = chanceOfGoal(measured, goals.low, neighbours);
  if (measured.installs >= harvestBounds.installs && good >= harvestBounds.chance)
    return { is: 'harvest', chance: good };
  const poor = 1 - chanceOfGoal(measured, goals.high * negateBounds.timesGoal, neighbours);
  // Whatever its neighbours do, what has brought installs at its goal so far is kept.
  const hasEarned = measured.spend <= goals.high * measured.installs;
  if (measured.taps >= negateBounds.taps && poor >= negateBounds.chance && !hasEarned)
    return { is: 'negate', chance: poor };
  return { is: measured.taps < negateBounds.taps ? 'thin' : 'open', chance: good };
}
