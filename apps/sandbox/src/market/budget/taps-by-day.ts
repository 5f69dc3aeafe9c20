import type { DrawnPeriod } from '../delivery/drawn-period.ts';

/** For each entry that is tapped in a period, its taps by the start of each day and by the end. */
export class TapsByDay {
  readonly entries: Int32Array;
  /** Row by row: all entries by the start of a day; the last row is the end of the period. */
  readonly taps: Int32Array;
  /** What each day would cost in all. */
  readonly cost: Float64Array;

  constructor(drawn: DrawnPeriod) {
    const { buffers, month } = drawn;
    const { days } = drawn.period;
    const max = month.entries.length;
    const space = buffers.countSpace(max * (days + 2));
    let count = 0;
    for (let at = 0; at < max; at += 1) {
      if ((buffers.impressions[at] ?? 0) === 0 || (buffers.taps[at] ?? 0) === 0) continue;
      space[count] = at;
      count += 1;
    }
    this.entries = space.subarray(0, count);
    this.taps = space.subarray(max, max + count * (days + 1));
    this.cost = new Float64Array(days);
    for (let place = 0; place < count; place += 1) this.#walk(drawn, place, days);
  }

  #walk(drawn: DrawnPeriod, place: number, days: number): void {
    const at = this.entries[place] ?? 0;
    const { length } = this.entries;
    drawn.writeTaps(at, this.taps, place, length);
    let taps = this.taps[place] ?? 0;
    let spent = drawn.spendBefore(at, taps);
    for (let day = 1; day <= days; day += 1) {
      const tapped = this.taps[day * length + place] ?? 0;
      if (tapped === taps) continue;
      taps = tapped;
      const spend = drawn.spendBefore(at, taps);
      this.cost[day - 1] = (this.cost[day - 1] ?? 0) + spend - spent;
      spent = spend;
    }
  }
}
