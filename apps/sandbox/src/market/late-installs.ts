const dayMs = 86_400_000;

/** Part of the installs that have arrived once a day of taps is so many days old; nothing is later than 31. */
const arrivals: readonly (readonly [number, number])[] = [
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

/** `ageMs` counts from the start of the day of the taps. */
export function tapInstallsArrived(ageMs: number): number {
  return partAt(arrivals, ageMs / dayMs);
}

/** Installs after a mere view count for one day. */
export function viewInstallsArrived(ageMs: number): number {
  return partAt(
    [
      [1, 0.8],
      [2, 1],
    ],
    ageMs / dayMs,
  );
}
