import { addDays, type Day, isDay } from '@tapwright/domain/days';
import {
  type DayRange,
  findCustomRange,
  rangeOf,
  type RangePreset,
  rangePresets,
} from '@tapwright/domain/ranges';

/** Today is not over, so money is counted to yesterday and "this month" begins with yesterday's. */
export const financePresets = rangePresets.filter((preset) => preset !== 'today');
const defaultPreset: RangePreset = 'thisYear';

export type FinanceRange = { days: DayRange; preset: RangePreset | undefined };

type Search = Readonly<Record<string, unknown>>;

/** From the address. What cannot be read there counts as not said. */
export const readFinanceRange = (search: Search, today: Day): FinanceRange =>
  findFinanceRange(search, today) ?? ofPreset(defaultPreset, today);

export function findFinanceRange(search: Search, today: Day): FinanceRange | undefined {
  const yesterday = addDays(today, -1);
  const { range, from, to } = search;
  const custom = isDayText(from) && isDayText(to) ? findCustomRange(from, to, yesterday) : undefined;
  if (custom !== undefined) return { days: custom, preset: undefined };
  const preset = financePresets.find((one) => one === range);
  return preset === undefined ? undefined : ofPreset(preset, today);
}

function ofPreset(preset: RangePreset, today: Day): FinanceRange {
  // This week, month and year hold the day on which they end; the others count back from today.
  const isBeforeToday = !preset.startsWith('this');
  return { days: rangeOf(preset, isBeforeToday ? today : addDays(today, -1)), preset };
}

/** For the address, which names only what differs from the first view. */
export function writeFinanceRange(
  choice: { preset: string } | { range: { from: string; to: string } },
  first: string = defaultPreset,
) {
  return 'preset' in choice
    ? { range: choice.preset === first ? undefined : choice.preset, from: undefined, to: undefined }
    : { range: undefined, ...choice.range };
}

const isDayText = (value: unknown): value is Day => typeof value === 'string' && isDay(value);
