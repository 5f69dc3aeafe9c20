import type { Instant } from '../../world/entities.ts';
import { arrivedAt } from '../delivery/late-installs.ts';
import { DrawnDay } from '../delivery/drawn-day.ts';
import { DrawnPeriod } from '../delivery/drawn-period.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import type { DrawBuffers } from '../delivery/draw-buffers.ts';
import { countsSize } from './measures.ts';
import { countDays } from './count-days.ts';
import { countServed } from './count-events.ts';
import type { Windows } from '../budget/windows.ts';

/** Some hours of a month, with installs as far as they had arrived at `until`. */
export type MonthPart = { from: Instant; to: Instant; until: Instant };

/** Adds a part of a month to the counts of each unit. */
export function countPart(
  windows: readonly Windows[],
  part: MonthPart,
  month: MonthEntries,
  buffers: DrawBuffers,
  counts: Float64Array,
): void {
  month.periods.forEach((period, index) => {
    if (period.to <= part.from || period.from >= part.to) return;
    new PeriodPart(new DrawnPeriod(month, index, buffers), part, counts).add(windows);
  });
}

/** The part of one period. */
class PeriodPart {
  readonly #drawn: DrawnPeriod;
  readonly #part: MonthPart;
  readonly #counts: Float64Array;

  constructor(drawn: DrawnPeriod, part: MonthPart, counts: Float64Array) {
    this.#drawn = drawn;
    this.#part = part;
    this.#counts = counts;
  }

  /** Days that were open from midnight to midnight are counted together. */
  add(windows: readonly Windows[]): void {
    const { month, period } = this.#drawn;
    let open = 0;
    for (let day = 0; day < period.days; day += 1) {
      const dayIndex = period.firstIndex + day;
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
    this.#addDays(open, period.days);
  }

  #addDays(first: number, end: number): void {
    if (first >= end) return;
    const { month, period } = this.#drawn;
    const arrived = Array.from({ length: end }, (_, day) =>
      arrivedAt(this.#part.until - month.startOf(period.firstIndex + day)),
    );
    let settled = first;
    while (settled < end && arrived[settled]?.tap === 1 && arrived[settled]?.view === 1) settled += 1;
    const days = { first, settled, end, arrived };
    for (let at = 0; at < month.entries.length; at += 1) {
      countDays(this.#drawn, at, days, this.#counts, this.#placeOf(at));
    }
  }

  #addHours(dayIndex: number, from: number, to: number, windows: Windows): void {
    const { month } = this.#drawn;
    const arrived = arrivedAt(this.#part.until - month.startOf(dayIndex));
    const day = new DrawnDay(this.#drawn, dayIndex, windows, arrived);
    for (let at = 0; at < month.entries.length; at += 1) {
      countServed(day, at, from, to, this.#counts, this.#placeOf(at));
    }
  }

  #placeOf(at: number): number {
    return (this.#drawn.month.entries[at]?.unitPosition ?? 0) * countsSize;
  }
}
