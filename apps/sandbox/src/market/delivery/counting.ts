import { combine, toUnit } from '../../world/chance.ts';

/**
 * Events are numbered in the order in which they happen, and "how many before?" has one answer at
 * each place. Differences of these then add up exactly, however time is cut.
 */

/**
 * Some of many things are marked, one in each interval of equal length `spacing` (1 or more, not whole as a
 * rule): the place of a mark.
 */
export function markedAt(index: number, spacing: number, seed: number): number {
  const from = Math.floor(index * spacing);
  const to = Math.floor((index + 1) * spacing);
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from));
}

/** How many marked things come before a place, out of `count` in all. */
export function markedBefore(place: number, count: number, spacing: number, seed: number): number {
  if (place <= 0 || count === 0) return 0;
  let index = Math.floor(place / spacing);
  let from = Math.floor(index * spacing);
  let to = Math.floor((index + 1) * spacing);
  if (from > place) {
    index -= 1;
    to = from;
    from = Math.floor(index * spacing);
  } else if (to <= place) {
    index += 1;
    from = to;
    to = Math.floor((index + 1) * spacing);
  }
  if (index >= count) return count;
  return from + Math.floor(toUnit(combine(seed, index)) * (to - from)) < place ? index + 1 : index;
}

/** A steady rate in whole steps: how many of `places` things carry the property. */
export function stepsBefore(places: number, rate: number, offset: number): number {
  return Math.floor(places * rate + offset);
}
