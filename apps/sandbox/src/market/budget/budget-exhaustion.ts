import type { DrawnDay } from '../delivery/drawn-day.ts';
import type { TapsByDay } from './taps-by-day.ts';
import type { DrawnPeriod } from '../delivery/drawn-period.ts';
import { countsSize } from '../counts/measures.ts';
import { removeImpressions } from '../counts/count-events.ts';

const minuteMs = 60_000;
/** About how far chance moves the minute, as a part of the time that has passed. */
const usualMiss = 0.06;
const minStep = 4;

/** Finds the minute of a day at which the budget is used up. */
export class BudgetExhaustion {
  readonly #drawn: DrawnPeriod;
  readonly #tapsByDay: TapsByDay;
  /** Entries that spend within the span last priced, with taps at its ends. */
  readonly #searched: Int32Array;
  readonly #base: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #middle: Int32Array;
  #open = 0;
  #settled = 0;

  constructor(drawn: DrawnPeriod, tapsByDay: TapsByDay) {
    this.#drawn = drawn;
    this.#tapsByDay = tapsByDay;
    const { length } = tapsByDay.entries;
    this.#searched = new Int32Array(length);
    this.#base = new Int32Array(length);
    this.#low = new Int32Array(length);
    this.#high = new Int32Array(length);
    this.#middle = new Int32Array(length);
  }

  /** Impressions by a time of a day, counting also those before the entry was live. */
  #impressionsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    if (this.#drawn.buffers.isWhole[at] === 1) return day.impressionsBefore(at, elapsedMs);
    const entry = this.#drawn.month.entries[at];
    const time = day.start + elapsedMs;
    if (!entry || time < entry.from) return this.#drawn.firstOf(at);
    return time > entry.to ? this.#drawn.lastOf(at) : day.impressionsBefore(at, elapsedMs);
  }

  #tapsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    return this.#drawn.tapsBefore(at, this.#impressionsBy(day, at, elapsedMs));
  }

  #costOf(at: number, from: number, to: number): number {
    return to === from ? 0 : this.#drawn.spendBefore(at, to) - this.#drawn.spendBefore(at, from);
  }

  /** What a span of the day would cost; the next search is within it. */
  costBetween(day: DrawnDay, from: number, to: number): number {
    const { entries, taps } = this.#tapsByDay;
    const row = (day.dayIndex - this.#drawn.period.firstIndex) * entries.length;
    let cost = 0;
    this.#open = 0;
    this.#settled = 0;
    for (let place = 0; place < entries.length; place += 1) {
      const start = taps[row + place] ?? 0;
      const end = taps[row + entries.length + place] ?? 0;
      if (start === end) continue;
      const at = entries[place] ?? 0;
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
   * The last whole minute by which the span last priced costs no more than `allowed`. Only what came
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
    let step = Math.max(minStep, Math.round(next * usualMiss));
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

  /** About when a part of the span's money is gone, by the clock of the first entry. */
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

  /** What is spent in the span by a time. */
  #probe(day: DrawnDay, elapsedMs: number): number {
    let spent = this.#settled;
    for (let place = 0; place < this.#open; place += 1) {
      this.#middle[place] = this.#tapsBy(day, this.#searched[place] ?? 0, elapsedMs);
      spent += this.#costSoFar(place, this.#middle);
    }
    return spent;
  }

  /** Takes the probed time as the new lower or upper end; entries that no longer matter are summed up. */
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

  /** Takes away from the counts of each unit what a span of the day would have brought. */
  removeUnserved(day: DrawnDay, from: number, to: number, counts: Float64Array): void {
    const { buffers, month } = this.#drawn;
    for (let at = 0; at < month.entries.length; at += 1) {
      if ((buffers.impressions[at] ?? 0) === 0) continue;
      const first = this.#impressionsBy(day, at, from);
      const last = this.#impressionsBy(day, at, to);
      const unit = month.entries[at]?.unitPosition ?? 0;
      removeImpressions(this.#drawn, at, first, last, counts, unit * countsSize);
    }
  }
}
