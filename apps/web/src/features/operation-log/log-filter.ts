import { type OperationFilter, operationFilters } from '@tapwright/contracts/operation-log';
import { type OperationObject, operationObjects } from '@tapwright/contracts/operations';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
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

export type LogPeriod = { preset: RangePreset } | { range: DayRange };
export type LogFilter = {
  type: OperationFilter;
  /** Undefined: everything. */
  object: OperationObject | undefined;
  /** Undefined: everybody. */
  userId: number | undefined;
  period: LogPeriod;
  pageNum: number;
  pageSize: number;
};

/** Whose rows: a whole team's, for its owner; one's own in a team; or, without one, those of one's account. */
export type LogScope = { of: 'team'; teamId: number } | { of: 'me'; teamId?: number };

export type LogQuestion = Pick<LogFilter, 'type' | 'object' | 'userId' | 'pageNum' | 'pageSize'> & {
  days: DayRange;
  zone: string;
};

type Search = Readonly<Record<string, unknown>>;
type Written = Record<
  'type' | 'object' | 'userId' | 'range' | 'from' | 'to' | 'pageNum' | 'pageSize',
  string | undefined
>;

/** From the address. What cannot be read there counts as not said. */
export function readFilter(search: Search, today: Day): LogFilter {
  const pageNum = Number(search['pageNum']);
  const userId = Number(search['userId']);
  return {
    type: oneOf(operationFilters, search['type']) ?? 'all',
    object: oneOf(operationObjects, search['object']),
    userId: Number.isInteger(userId) && userId > 0 ? userId : undefined,
    period: readPeriod(search, today),
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
    pageSize: oneOf(pageSizes, Number(search['pageSize'])) ?? defaultPageSize,
  };
}

function readPeriod({ range, from, to }: Search, today: Day): LogPeriod {
  const chosen = isDayText(from) && isDayText(to) ? findCustomRange(from, to, today) : undefined;
  return chosen ? { range: chosen } : { preset: oneOf(rangePresets, range) ?? defaultRangePreset };
}

/** For the address, which names only what differs from the first view. */
export function writeFilter({ type, object, userId, period, pageNum, pageSize }: LogFilter): Written {
  const isFirst = 'preset' in period && period.preset === defaultRangePreset;
  return {
    type: type === 'all' ? undefined : type,
    object,
    userId: userId === undefined ? undefined : String(userId),
    range: 'preset' in period && !isFirst ? period.preset : undefined,
    from: 'range' in period ? period.range.from : undefined,
    to: 'range' in period ? period.range.to : undefined,
    pageNum: pageNum === 1 ? undefined : String(pageNum),
    pageSize: pageSize === defaultPageSize ? undefined : String(pageSize),
  };
}

/** Unlike a report, whose days must be whole, a log reaches to now: its last days end with today. */
export function daysOf(period: LogPeriod, today: Day): DayRange {
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

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}
