import { combine, toUnit } from '../world/chance.ts';

/**
 * Events are numbered in the order in which they happen, and each question "how many before?" has
 * an answer of its own. Differences of answers then add up exactly, however time is cut.
 */

/**
 * Some of many things are marked, one in each stretch of equal length (1 or more, not whole as a
 * rule): the place of a mark.
 */
export function markedAt(index: number, stretch: number, seed: number): number {
  const from = Math.floor(index * stretch);
  const to = Math.floor((index + 1) * stretch);
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from));
}

/** How many marked things come before a place, out of `count` in all. */
export function markedBefore(place: number, count: number, stretch: number, seed: number): number {
  if (place <= 0 || count === 0) return 0;
  let index = Math.floor(place / stretch);
  let from = Math.floor(index * stretch);
  let to = Math.floor((index + 1) * stretch);
  if (from > place) {
    index -= 1;
    to = from;
    from = Math.floor(index * stretch);
  } else if (to <= place) {
    index += 1;
    from = to;
    to = Math.floor((index + 1) * stretch);
  }
  if (index >= count) return count;
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from)) < place ? index + 1 : index;
}

/** A steady rate in whole steps: how many of `places` things carry the property. */
export function stepsBefore(places: number, rate: number, offset: number): number {
  return Math.floor(places * rate + offset);
}
