const dayMs = 86_400_000;

/** Part of the installs that have arrived once a day of taps is so many days old; nothing is later than 31. */
const tapArrivals: readonly (readonly [number, number])[] = [
  [1, 0.7],
  [2, 0.8],
  [3, 0.86],
  [4, 0.9],
  [8, 0.945],
  [15, 0.975],
  [31, 1],
];

export const settledAfterMs = 31 * dayMs;

function partAt(points: readonly (readonly [number, number])[], age: number): number {
  let [fromAge, fromPart] = points[0] ?? [0, 1];
  if (age <= fromAge) return fromPart;
  for (const [toAge, toPart] of points) {
    if (age < toAge) return fromPart + ((toPart - fromPart) * (age - fromAge)) / (toAge - fromAge);
    fromAge = toAge;
    fromPart = toPart;
  }
  return 1;
}

/** Parts of a day's installs that have arrived by the time of the query. */
export type Arrived = { tap: number; view: number };

export const allArrived: Arrived = { tap: 1, view: 1 };

const viewArrivals = [
  [1, 0.8],
  [2, 1],
] as const;

/** `ageMs` counts from the start of the day of the taps and views; a view counts for one day only. */
export function arrivedAt(ageMs: number): Arrived {
  const age = ageMs / dayMs;
  return { tap: partAt(tapArrivals, age), view: partAt(viewArrivals, age) };
}
