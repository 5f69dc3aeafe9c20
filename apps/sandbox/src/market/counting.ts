import { combine, toUnit } from '../world/chance.ts';

/**
 * Events are numbered in the order in which they happen, and each question "how many before?" has
 * an answer of its own. Differences of answers then add up exactly, however time is cut.
 */

/** Of `total` things, `count` are marked, one in each of `count` equal stretches: the mark's place. */
export function markedAt(index: number, count: number, total: number, seed: number): number {
  const from = Math.floor((index * total) / count);
  const to = Math.floor(((index + 1) * total) / count);
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from));
}

/** How many marked things come before a place. */
export function markedBefore(place: number, count: number, total: number, seed: number): number {
  if (place <= 0 || count === 0) return 0;
  if (place >= total) return count;
  const stretch = total / count;
  let index = Math.floor(place / stretch);
  let from = Math.floor((index * total) / count);
  let to = Math.floor(((index + 1) * total) / count);
  if (from > place) {
    index -= 1;
    to = from;
    from = Math.floor((index * total) / count);
  } else if (to <= place) {
    index += 1;
    from = to;
    to = Math.floor(((index + 1) * total) / count);
  }
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from)) < place ? index + 1 : index;
}

/** A steady rate in whole steps: how many of `places` things carry the property. */
export function stepsBefore(places: number, rate: number, offset: number): number {
  return Math.floor(places * rate + offset);
}
