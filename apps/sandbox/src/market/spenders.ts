import type { DrawnDay } from './drawn-day.ts';
import type { DayCounts } from './day-counts.ts';
import type { DrawnThird } from './drawn-third.ts';
import { tallySize } from './tally.ts';
import { removeImpressions } from './tally-span.ts';

const minuteMs = 60_000;
/** About how far chance moves the minute, as a part of the time that has passed. */
const usualMiss = 0.06;
const leastStep = 4;

/** Finds out when on a day the money is gone. */
export class Spenders {
  readonly #drawn: DrawnThird;
  readonly #counts: DayCounts;
  /** Lanes that spend within the stretch looked at, with taps at its ends. */
  readonly #searched: Int32Array;
  readonly #base: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #middle: Int32Array;
  #open = 0;
  #settled = 0;

  constructor(drawn: DrawnThird, counts: DayCounts) {
    this.#drawn = drawn;
    this.#counts = counts;
    const { length } = counts.lanes;
    this.#searched = new Int32Array(length);
    this.#base = new Int32Array(length);
    this.#low = new Int32Array(length);
    this.#high = new Int32Array(length);
    this.#middle = new Int32Array(length);
  }

  /** Impressions by a time of a day, counting also those before the lane was live. */
  #impressionsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    if (this.#drawn.room.isWhole[at] === 1) return day.impressionsBefore(at, elapsedMs);
    const lane = this.#drawn.month.lanes[at];
    const time = day.start + elapsedMs;
    if (!lane || time < lane.from) return this.#drawn.firstOf(at);
    return time > lane.to ? this.#drawn.lastOf(at) : day.impressionsBefore(at, elapsedMs);
  }

  #tapsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    return this.#drawn.tapsBefore(at, this.#impressionsBy(day, at, elapsedMs));
  }

  #costOf(at: number, from: number, to: number): number {
    return to === from ? 0 : this.#drawn.spendBefore(at, to) - this.#drawn.spendBefore(at, from);
  }

  /** Tells what a stretch of the day would cost; the next search is within it. */
  look(day: DrawnDay, from: number, to: number): number {
    const { lanes, taps } = this.#counts;
    const row = (day.dayIndex - this.#drawn.third.firstIndex) * lanes.length;
    let cost = 0;
    this.#open = 0;
    this.#settled = 0;
    for (let place = 0; place < lanes.length; place += 1) {
      const start = taps[row + place] ?? 0;
      const end = taps[row + lanes.length + place] ?? 0;
      if (start === end) continue;
      const at = lanes[place] ?? 0;
      const low = from <= 0 ? start : this.#tapsBy(day, at, from);
      const high = to >= day.length ? end : this.#tapsBy(day, at, to);
      if (low === high) continue;
      cost += this.#costOf(at, low, high);
      this.#searched[this.#open] = at;
      this.#base[this.#open] = low;
      this.#low[this.#open] = low;
      this.#high[this.#open] = high;
      this.#open += 1;
    }
    return cost;
  }

  /**
   * The last whole minute by which the stretch looked at costs no more than `allowed`. Only what came
   * before that minute decides, so a later change cannot move it.
   */
  lastMinute(
    day: DrawnDay,
    from: number,
    to: number,
    allowed: number,
    whole: number,
  ): { to: number; spent: number } {
    const minutes = Math.ceil((to - from) / minuteMs);
    let low = 0;
    let high = minutes;
    let next = this.#guess(day, from, minutes, allowed / whole);
    let step = Math.max(leastStep, Math.round(next * usualMiss));
    while (high - low > 1) {
      const minute = Math.min(high - 1, Math.max(low + 1, next));
      const isEnough = this.#probe(day, from + minute * minuteMs) <= allowed;
      if (isEnough) low = minute;
      else high = minute;
      this.#settle(isEnough);
      const isBracketed = low > 0 && high < minutes;
      next = isBracketed || step > minutes ? (low + high) >> 1 : minute + (isEnough ? step : -step);
      step *= 2;
    }
    let spent = this.#settled;
    for (let place = 0; place < this.#open; place += 1) spent += this.#costSoFar(place, this.#low);
    return { to: from + low * minuteMs, spent };
  }

  /** About when a part of the stretch's money is gone, by the clock of the first lane. */
  #guess(day: DrawnDay, from: number, minutes: number, part: number): number {
    const at = this.#searched[0] ?? 0;
    const first = day.partBefore(at, from);
    const wanted = first + (day.partBefore(at, from + minutes * minuteMs) - first) * part;
    let low = 0;
    let high = minutes;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (day.partBefore(at, from + middle * minuteMs) < wanted) low = middle;
      else high = middle;
    }
    return low;
  }

  #costSoFar(place: number, taps: Int32Array): number {
    return this.#costOf(this.#searched[place] ?? 0, this.#base[place] ?? 0, taps[place] ?? 0);
  }

  /** What is spent in the stretch by a time. */
  #probe(day: DrawnDay, elapsedMs: number): number {
    let spent = this.#settled;
    for (let place = 0; place < this.#open; place += 1) {
      this.#middle[place] = this.#tapsBy(day, this.#searched[place] ?? 0, elapsedMs);
      spent += this.#costSoFar(place, this.#middle);
    }
    return spent;
  }

  /** Takes the probed time as the new lower or upper end; lanes that no longer matter are summed up. */
  #settle(isLower: boolean): void {
    let kept = 0;
    for (let place = 0; place < this.#open; place += 1) {
      const reached = this.#middle[place] ?? 0;
      const low = isLower ? reached : (this.#low[place] ?? 0);
      const high = isLower ? (this.#high[place] ?? 0) : reached;
      if (low === high) {
        this.#settled += this.#costOf(this.#searched[place] ?? 0, this.#base[place] ?? 0, low);
        continue;
      }
      this.#searched[kept] = this.#searched[place] ?? 0;
      this.#base[kept] = this.#base[place] ?? 0;
      this.#low[kept] = low;
      this.#high[kept] = high;
      kept += 1;
    }
    this.#open = kept;
  }

  /** Takes away from each unit's tally what a stretch of the day would have brought. */
  takeAway(day: DrawnDay, from: number, to: number, tallies: Float64Array): void {
    const { room, month } = this.#drawn;
    for (let at = 0; at < month.lanes.length; at += 1) {
      if ((room.impressions[at] ?? 0) === 0) continue;
      const first = this.#impressionsBy(day, at, from);
      const last = this.#impressionsBy(day, at, to);
      const unit = month.lanes[at]?.unitPosition ?? 0;
      removeImpressions(this.#drawn, at, first, last, tallies, unit * tallySize);
    }
  }
}
