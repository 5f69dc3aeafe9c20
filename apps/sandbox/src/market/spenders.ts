import { allArrived, type DrawnDay } from './drawn-day.ts';
import type { DrawnThird } from './drawn-third.ts';
import type { Lane } from './lanes.ts';
import { tallySize } from './tally.ts';
import { addEvents } from './tally-span.ts';

const minuteMs = 60_000;
const firstStep = 16;

/** The lanes that deliver in a third, with the impressions and taps each has had by the times looked at. */
export class Spenders {
  readonly #drawn: DrawnThird;
  /** Place by place: the lane, and its events by the start and the end of the day. */
  readonly #lanes: Int32Array;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  readonly #shownStart: Int32Array;
  readonly #shownEnd: Int32Array;
  /** Those that spend within the stretch looked at, with taps at its ends. */
  readonly #searched: Int32Array;
  readonly #base: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #middle: Int32Array;
  #open = 0;
  #settled = 0;

  constructor(drawn: DrawnThird) {
    this.#drawn = drawn;
    const { month, room } = drawn;
    const lanes = new Int32Array(month.lanes.length);
    let count = 0;
    for (let at = 0; at < month.lanes.length; at += 1) {
      if ((room.impressions[at] ?? 0) === 0) continue;
      lanes[count] = at;
      count += 1;
    }
    this.#lanes = lanes.subarray(0, count);
    this.#shownEnd = this.#lanes.map((at) => drawn.firstOf(at));
    this.#end = this.#lanes.map((at, place) => drawn.tapsBefore(at, this.#shownEnd[place] ?? 0));
    this.#shownStart = new Int32Array(count);
    this.#start = new Int32Array(count);
    this.#searched = new Int32Array(count);
    this.#base = new Int32Array(count);
    this.#low = new Int32Array(count);
    this.#high = new Int32Array(count);
    this.#middle = new Int32Array(count);
  }

  /** Impressions by a time of a day, counting also those before the lane was live. */
  #impressionsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    const lane = this.#drawn.month.lanes[at];
    if (!lane) return 0;
    const { from, to } = this.#drawn.third;
    if (lane.from <= from && lane.to >= to) {
      return elapsedMs >= day.length
        ? this.#drawn.impressionsByNight(at)
        : day.impressionsBefore(at, elapsedMs);
    }
    return this.#clipped(day, at, lane, elapsedMs);
  }

  #clipped(day: DrawnDay, at: number, lane: Lane, elapsedMs: number): number {
    const time = day.start + elapsedMs;
    if (time < lane.from) return this.#drawn.firstOf(at);
    return time > lane.to ? this.#drawn.lastOf(at) : day.impressionsBefore(at, elapsedMs);
  }

  #tapsBy(day: DrawnDay, at: number, elapsedMs: number): number {
    return this.#drawn.tapsBefore(at, this.#impressionsBy(day, at, elapsedMs));
  }

  #costOf(at: number, from: number, to: number): number {
    return to === from ? 0 : this.#drawn.spendBefore(at, to) - this.#drawn.spendBefore(at, from);
  }

  /** Goes on to the next day of the third and tells what all of it would cost. */
  next(day: DrawnDay): number {
    let cost = 0;
    this.#shownStart.set(this.#shownEnd);
    this.#start.set(this.#end);
    for (let place = 0; place < this.#lanes.length; place += 1) {
      const at = this.#lanes[place] ?? 0;
      const shown = this.#impressionsBy(day, at, day.length);
      if (shown === this.#shownEnd[place]) continue;
      const end = this.#drawn.tapsBefore(at, shown);
      cost += this.#costOf(at, this.#end[place] ?? 0, end);
      this.#shownEnd[place] = shown;
      this.#end[place] = end;
    }
    return cost;
  }

  /** Tells what a stretch of the day would cost; the next search is within it. */
  look(day: DrawnDay, from: number, to: number): number {
    let cost = 0;
    this.#open = 0;
    this.#settled = 0;
    for (let place = 0; place < this.#lanes.length; place += 1) {
      if (this.#start[place] === this.#end[place]) continue;
      const at = this.#lanes[place] ?? 0;
      const low = from <= 0 ? (this.#start[place] ?? 0) : this.#tapsBy(day, at, from);
      const high = to >= day.length ? (this.#end[place] ?? 0) : this.#tapsBy(day, at, to);
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
    let step = firstStep;
    let next = this.#guess(day, from, minutes, allowed / whole);
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

  /** Hands over, lane by lane, what the day would have brought between two of its times. */
  tallyBetween(
    day: DrawnDay,
    from: number,
    to: number,
    use: (at: number, tally: Float64Array) => void,
  ): void {
    const tally = new Float64Array(tallySize);
    for (let place = 0; place < this.#lanes.length; place += 1) {
      if (this.#shownStart[place] === this.#shownEnd[place]) continue;
      const at = this.#lanes[place] ?? 0;
      const last = to >= day.length ? (this.#shownEnd[place] ?? 0) : this.#impressionsBy(day, at, to);
      const first = this.#impressionsBy(day, at, from);
      if (last <= first) continue;
      const isTapless = this.#start[place] === this.#end[place];
      const end = this.#end[place] ?? 0;
      const lastTap = isTapless || to >= day.length ? end : this.#drawn.tapsBefore(at, last);
      const firstTap = isTapless ? end : this.#drawn.tapsBefore(at, first);
      tally.fill(0);
      const impressions = { from: first, to: last };
      addEvents(this.#drawn, at, impressions, { from: firstTap, to: lastTap }, allArrived, tally, 0);
      use(at, tally);
    }
  }
}
