import { addDays, type Day, firstOfMonth, firstOfWeek } from './days.ts';
import type { DayRange } from './ranges.ts';

export type SlotSize = 'total' | 'day' | 'week' | 'month';

/** A range cut by time, oldest first. The first and the last week or month are as long as the range leaves them. */
export function cutRange({ from, to }: DayRange, size: SlotSize): DayRange[] {
  if (size === 'total') return [{ from, to }];
  const slots: DayRange[] = [];
  for (let start = from; start <= to;) {
    const end = endOf(start, size);
    slots.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return slots;
}

function endOf(day: Day, size: Exclude<SlotSize, 'total'>): Day {
  if (size === 'day') return day;
  if (size === 'week') return addDays(firstOfWeek(day), 6);
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}
