import type { DrawnThird } from './drawn-third.ts';

/** For each lane that delivers in a third, its impressions and taps by the start of each day and by the end. */
export class DayCounts {
  readonly lanes: Int32Array;
  /** Row by row: all lanes by the start of a day; the last row is the end of the third. */
  readonly shown: Int32Array;
  readonly taps: Int32Array;
  /** What each day would cost in all. */
  readonly cost: Float64Array;

  constructor(drawn: DrawnThird) {
    const { room, month } = drawn;
    const { days } = drawn.third;
    const most = month.lanes.length;
    const space = room.countSpace(most * (2 * (days + 1) + 1));
    const found = space.subarray(0, most);
    let count = 0;
    for (let at = 0; at < month.lanes.length; at += 1) {
      if ((room.impressions[at] ?? 0) === 0) continue;
      found[count] = at;
      count += 1;
    }
    this.lanes = found.subarray(0, count);
    this.shown = space.subarray(most, most + count * (days + 1));
    this.taps = space.subarray(most + count * (days + 1), most + 2 * count * (days + 1));
    this.cost = new Float64Array(days);
    for (let place = 0; place < count; place += 1) this.#walk(drawn, place, days);
  }

  #walk(drawn: DrawnThird, place: number, days: number): void {
    const at = this.lanes[place] ?? 0;
    const { length } = this.lanes;
    const impressions = drawn.room.impressions[at] ?? 0;
    const first = drawn.firstOf(at);
    const last = drawn.lastOf(at);
    let shown = first;
    let taps = drawn.tapsBefore(at, first);
    let spent = drawn.spendBefore(at, taps);
    this.shown[place] = shown;
    this.taps[place] = taps;
    for (let day = 1; day <= days; day += 1) {
      const reached = drawn.eventsBefore(at, drawn.edgeOf(at, day, impressions));
      const clipped = Math.min(last, Math.max(first, reached));
      if (clipped !== shown) {
        shown = clipped;
        const tapped = drawn.tapsBefore(at, shown);
        if (tapped !== taps) {
          taps = tapped;
          const spend = drawn.spendBefore(at, taps);
          this.cost[day - 1] = (this.cost[day - 1] ?? 0) + spend - spent;
          spent = spend;
        }
      }
      this.shown[day * length + place] = shown;
      this.taps[day * length + place] = taps;
    }
  }
}
