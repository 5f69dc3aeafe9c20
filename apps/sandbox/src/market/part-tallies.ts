import type { Instant } from '../world/entities.ts';
import { arrivedAt } from './late-installs.ts';
import { DrawnDay } from './drawn-day.ts';
import { DrawnThird } from './drawn-third.ts';
import type { MonthLanes } from './month-lanes.ts';
import type { Room } from './room.ts';
import { tallySize } from './tally.ts';
import { tallyOpen } from './tally-span.ts';
import { thirdOf } from './thirds.ts';
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
  let drawn: DrawnThird | null = null;
  for (let dayIndex = 0; dayIndex < month.days; dayIndex += 1) {
    const start = month.startOf(dayIndex);
    const from = Math.max(0, part.from - start);
    const to = Math.min(month.lengthOf(dayIndex), part.to - start);
    if (from >= to) continue;
    const third = thirdOf(dayIndex);
    if (!drawn || drawn.third !== month.thirds[third]) drawn = new DrawnThird(month, third, room);
    const day = new DrawnDay(drawn, dayIndex, windows[dayIndex] ?? null, arrivedAt(part.until - start));
    for (let at = 0; at < month.lanes.length; at += 1) {
      tallyOpen(day, at, from, to, tallies, (month.lanes[at]?.unitPosition ?? 0) * tallySize);
    }
  }
}
