import { addDays, type Day, firstOfMonth, firstOfYear } from '@tapwright/domain/days';
import { countDays, type DayRange, type RangePreset, rangeOf } from '@tapwright/domain/ranges';

/** The range before or after: the whole week, month or year beside one of those, else as many days. */
export function stepRange(
  range: DayRange,
  preset: RangePreset | undefined,
  by: -1 | 1,
  today: Day,
): DayRange | undefined {
  const whole = wholeOf(range, preset);
  const next = whole
    ? by === -1
      ? whole(addDays(range.from, -1))
      : whole(addDays(whole(range.from).to, 1))
    : { from: addDays(range.from, by * countDays(range)), to: addDays(range.to, by * countDays(range)) };
  if (next.from > today) return undefined;
  return next.to > today ? { from: next.from, to: today } : next;
}

type Whole = (day: Day) => DayRange;

const monthOf: Whole = (day) => {
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
};

const yearOf: Whole = (day) => {
  const from = firstOfYear(day);
  return { from, to: addDays(firstOfYear(addDays(from, 366)), -1) };
};

const weekOf: Whole = (day) => {
  const { from } = rangeOf('thisWeek', day);
  return { from, to: addDays(from, 6) };
};

const byPreset: Partial<Record<RangePreset, Whole>> = {
  thisWeek: weekOf,
  lastWeek: weekOf,
  thisMonth: monthOf,
  lastMonth: monthOf,
  thisYear: yearOf,
};

function wholeOf(range: DayRange, preset: RangePreset | undefined): Whole | undefined {
  if (preset) return byPreset[preset];
  return [weekOf, monthOf, yearOf].find((whole) => {
    const { from, to } = whole(range.from);
    return from === range.from && to === range.to;
  });
}
