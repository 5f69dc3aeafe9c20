import { addDays, type Day, isDay } from '@tapwright/domain/days';
import {
  type DayRange,
  defaultRangePreset,
  findCustomRange,
  rangeOf,
  type RangePreset,
  rangePresets,
} from '@tapwright/domain/ranges';
import { startOfDay } from '@tapwright/domain/zones';

/** Which days of a log or a list of what happened are looked at. */
export type Period = { preset: RangePreset } | { range: DayRange };

type Search = Readonly<Record<string, unknown>>;

/** From the address. What cannot be read there counts as not said. */
export function readPeriod({ range, from, to }: Search, today: Day): Period {
  const chosen = isDayText(from) && isDayText(to) ? findCustomRange(from, to, today) : undefined;
  return chosen
    ? { range: chosen }
    : { preset: rangePresets.find((preset) => preset === range) ?? defaultRangePreset };
}

/** For the address, which names only what differs from the first view. */
export function writePeriod(period: Period) {
  const isFirst = 'preset' in period && period.preset === defaultRangePreset;
  return {
    range: 'preset' in period && !isFirst ? period.preset : undefined,
    from: 'range' in period ? period.range.from : undefined,
    to: 'range' in period ? period.range.to : undefined,
  };
}

/** Unlike a report, whose days must be whole, a log reaches to now: its last days end with today. */
export function daysOf(period: Period, today: Day): DayRange {
  if ('range' in period) return period.range;
  const isLastDays = /^last\d+Days$/.test(period.preset);
  return rangeOf(period.preset, isLastDays ? addDays(today, 1) : today);
}

/** The days of a zone as moments: from the first one on, up to the day after the last. */
export function momentsOf({ from, to }: DayRange, zone: string): { startTime: string; endTime: string } {
  return {
    startTime: startOfDay(zone, from).toISOString(),
    endTime: startOfDay(zone, addDays(to, 1)).toISOString(),
  };
}

const isDayText = (value: unknown): value is Day => typeof value === 'string' && isDay(value);
