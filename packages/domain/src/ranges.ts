import { addDays, type Day, daysBetween, firstOfMonth, firstOfWeek, firstOfYear, getDay } from './days.ts';

/** Both ends belong to the range. */
export type DayRange = { readonly from: Day; readonly to: Day };

export const rangePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'last7Days',
  'last14Days',
  'last28Days',
  'last30Days',
  'last90Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type RangePreset = (typeof rangePresets)[number];
export const defaultRangePreset: RangePreset = 'last7Days';

const lastDays = (count: number) => (today: Day) => ({
  from: addDays(today, -count),
  to: addDays(today, -1),
});

const rangesByPreset: Record<RangePreset, (today: Day) => DayRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => ({ from: firstOfWeek(today), to: today }),
  lastWeek: (today) => lastDays(7)(firstOfWeek(today)),
  last7Days: lastDays(7),
  last14Days: lastDays(14),
  last28Days: lastDays(28),
  last30Days: lastDays(30),
  last90Days: lastDays(90),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
  thisYear: (today) => ({ from: firstOfYear(today), to: today }),
};

export function rangeOf(preset: RangePreset, today: Day): DayRange {
  return rangesByPreset[preset](today);
}

/** Two chosen days in either order; days after today cannot be chosen. */
export function findCustomRange(one: Day, other: Day, today: Day): DayRange | undefined {
  const range = one <= other ? { from: one, to: other } : { from: other, to: one };
  return range.to <= today ? range : undefined;
}

export function countDays({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

export function listDays(range: DayRange): Day[] {
  return Array.from({ length: countDays(range) }, (_, place) => addDays(range.from, place));
}

/** Days that go on are compared with the same days of the week, month or year before; of a shorter month, all of it. */
const sameDaysBefore: Partial<Record<RangePreset, (day: Day) => Day>> = {
  thisWeek: (day) => addDays(day, -7),
  thisMonth: (day) => inMonth(addDays(firstOfMonth(day), -1), day),
  thisYear: yearBefore,
};

/** What a preset is compared with, or days of one's own without one. */
export function comparisonOf(
  range: DayRange,
  alignedBy: ComparedBy,
  preset: RangePreset | undefined,
): DayRange {
  const shift = alignedBy === 'year' ? yearBefore : preset && sameDaysBefore[preset];
  if (alignedBy === 'weekdays' || shift === undefined)
    return periodBefore(range, alignedBy === 'weekdays' ? 'weekdays' : 'days');
  return { from: shift(range.from), to: shift(range.to) };
}

export const comparedBy = ['days', 'weekdays', 'year'] as const;
export type ComparedBy = (typeof comparedBy)[number];

function yearBefore(day: Day): Day {
  return inMonth(getDay(`${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01`), day);
}

/** The same day of another month, or its last. */
function inMonth(month: Day, day: Day): Day {
  const last = addDays(firstOfMonth(addDays(firstOfMonth(month), 31)), -1);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return same < last ? getDay(same) : last;
}

/**
 * What a range is compared with. `days`: as many days directly before. `weekdays`: as many days, moved
 * back by whole weeks until they end before the range begins, so that Monday meets Monday.
 */
export function periodBefore(range: DayRange, alignedBy: 'days' | 'weekdays'): DayRange {
  const length = countDays(range);
  const shift = alignedBy === 'days' ? length : Math.ceil(length / 7) * 7;
  return { from: addDays(range.from, -shift), to: addDays(range.to, -shift) };
}
