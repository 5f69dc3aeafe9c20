import { addDays, type Day, firstOfMonth, firstOfWeek } from './days.ts';
import { type DayRange, rangeOf } from './ranges.ts';

/** Of a report that runs again and again: relative to the day on which it runs. */
export const reportRangePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type ReportRangePreset = (typeof reportRangePresets)[number];

export function reportRangeOf(preset: ReportRangePreset, today: Day): DayRange {
  switch (preset) {
    case 'lastWeek':
      return { from: addDays(firstOfWeek(today), -7), to: addDays(firstOfWeek(today), -1) };
    case 'last30Days':
      return { from: addDays(today, -30), to: addDays(today, -1) };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    default:
      return rangeOf(preset, today);
  }
}

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
