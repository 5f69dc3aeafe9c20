import type { DrawnThird } from './drawn-third.ts';

/** For each lane that is tapped in a third, its taps by the start of each day and by the end. */
export class DayCounts {
  readonly lanes: Int32Array;
  /** Row by row: all lanes by the start of a day; the last row is the end of the third. */
  readonly taps: Int32Array;
  /** What each day would cost in all. */
  readonly cost: Float64Array;

  constructor(drawn: DrawnThird) {
    const { room, month } = drawn;
    const { days } = drawn.third;
    const most = month.lanes.length;
    const space = room.countSpace(most * (days + 2));
    let count = 0;
    for (let at = 0; at < most; at += 1) {
      if ((room.impressions[at] ?? 0) === 0 || (room.taps[at] ?? 0) === 0) continue;
      space[count] = at;
      count += 1;
    }
    this.lanes = space.subarray(0, count);
    this.taps = space.subarray(most, most + count * (days + 1));
    this.cost = new Float64Array(days);
    for (let place = 0; place < count; place += 1) this.#walk(drawn, place, days);
  }

  #walk(drawn: DrawnThird, place: number, days: number): void {
    const at = this.lanes[place] ?? 0;
    const { length } = this.lanes;
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
