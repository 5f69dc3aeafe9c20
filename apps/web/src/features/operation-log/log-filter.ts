import { type OperationFilter, operationFilters } from '@tapwright/contracts/operation-log';
import { type OperationObject, operationObjects } from '@tapwright/contracts/operations';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import type { Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import { type Period, readPeriod, writePeriod } from '../../platform/fields/period.ts';

export type LogFilter = {
  type: OperationFilter;
  /** Undefined: everything. */
  object: OperationObject | undefined;
  /** Undefined: everybody. */
  userId: number | undefined;
  period: Period;
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

/** For the address, which names only what differs from the first view. */
export function writeFilter({ type, object, userId, period, pageNum, pageSize }: LogFilter): Written {
  return {
    type: type === 'all' ? undefined : type,
    object,
    userId: userId === undefined ? undefined : String(userId),
    ...writePeriod(period),
    pageNum: pageNum === 1 ? undefined : String(pageNum),
    pageSize: pageSize === defaultPageSize ? undefined : String(pageSize),
  };
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}
