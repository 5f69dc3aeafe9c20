import type { Instant } from '../world/entities.ts';
import { arrivedAt } from './late-installs.ts';
import { DrawnDay } from './drawn-day.ts';
import { DrawnThird } from './drawn-third.ts';
import type { MonthLanes } from './month-lanes.ts';
import type { Room } from './room.ts';
import { tallySize } from './tally.ts';
import { tallyDays } from './tally-days.ts';
import { tallyOpen } from './tally-span.ts';
import type { Windows } from './windows.ts';

/** Some hours of a month, with installs as far as they had arrived at `until`. */
export type MonthPart = { from: Instant; to: Instant; until: Instant };

/** Adds a part of a month to one tally for each unit. */
export function tallyPart(
  windows: readonly Windows[],
  part: MonthPart,
  month: MonthLanes,
  room: Room,
  tallies: Float64Array,
): void {
  month.thirds.forEach((third, index) => {
    if (third.to <= part.from || third.from >= part.to) return;
    new ThirdPart(new DrawnThird(month, index, room), part, tallies).add(windows);
  });
}

/** The part of one third. */
class ThirdPart {
  readonly #drawn: DrawnThird;
  readonly #part: MonthPart;
  readonly #tallies: Float64Array;

  constructor(drawn: DrawnThird, part: MonthPart, tallies: Float64Array) {
    this.#drawn = drawn;
    this.#part = part;
    this.#tallies = tallies;
  }

  /** Days that were open from midnight to midnight are counted together. */
  add(windows: readonly Windows[]): void {
    const { month, third } = this.#drawn;
    let open = 0;
    for (let day = 0; day < third.days; day += 1) {
      const dayIndex = third.firstIndex + day;
      const start = month.startOf(dayIndex);
      const length = month.lengthOf(dayIndex);
      const from = Math.max(0, this.#part.from - start);
      const to = Math.min(length, this.#part.to - start);
      const closing = windows[dayIndex] ?? null;
      if (closing === null && from === 0 && to === length) continue;
      this.#addDays(open, day);
      open = day + 1;
      if (from < to) this.#addHours(dayIndex, from, to, closing);
    }
    this.#addDays(open, third.days);
  }

  #addDays(first: number, end: number): void {
    if (first >= end) return;
    const { month, third } = this.#drawn;
    const arrived = Array.from({ length: end }, (_, day) =>
      arrivedAt(this.#part.until - month.startOf(third.firstIndex + day)),
    );
    let settled = first;
    while (settled < end && arrived[settled]?.tap === 1 && arrived[settled]?.view === 1) settled += 1;
    const days = { first, settled, end, arrived };
    for (let at = 0; at < month.lanes.length; at += 1) {
      tallyDays(this.#drawn, at, days, this.#tallies, this.#placeOf(at));
    }
  }

  #addHours(dayIndex: number, from: number, to: number, windows: Windows): void {
    const { month } = this.#drawn;
    const arrived = arrivedAt(this.#part.until - month.startOf(dayIndex));
    const day = new DrawnDay(this.#drawn, dayIndex, windows, arrived);
    for (let at = 0; at < month.lanes.length; at += 1) {
      tallyOpen(day, at, from, to, this.#tallies, this.#placeOf(at));
    }
  }

  #placeOf(at: number): number {
    return (this.#drawn.month.lanes[at]?.unitPosition ?? 0) * tallySize;
  }
}
