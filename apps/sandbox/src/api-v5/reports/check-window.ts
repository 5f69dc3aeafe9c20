import { reportWindows, type ReportRequest } from '@tapwright/apple-ads-v5/report';
import { dayAt, dayNumberOf } from '../../market/calendar/zone-days.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import type { AccountCall } from '../call.ts';

type Window = {
  minDays?: number;
  maxDays?: number;
  startWithinDays?: number;
  startWithinMonths?: number;
};

const monthsBack = (day: number, months: number): number => {
  const date = new Date(day * 86_400_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, date.getUTCDate()) / 86_400_000;
};

/** Totals reach as far back as the coarsest breakdown. */
const totals: Window = { startWithinMonths: 24 };

export function checkWindow({ account, now }: AccountCall, body: ReportRequest): void {
  const { startTime, endTime, granularity, timeZone } = body;
  const [first, last] = [dayNumberOf(startTime), dayNumberOf(endTime)];
  const today = dayAt(timeZone === 'UTC' ? 'UTC' : account.timezone, now);
  const window: Window = granularity ? reportWindows[granularity] : totals;
  const { minDays = 1, maxDays = Number.POSITIVE_INFINITY } = window;
  const { startWithinDays, startWithinMonths = 24 } = window;
  if (last < first) refuseValue('endTime', 'endTime must not be before startTime.');
  if (first > today) refuseValue('startTime', 'startTime must not lie in the future.');
  if (last - first + 1 < minDays) refuseValue('endTime', 'The range is too short for this granularity.');
  if (last - first > maxDays) refuseValue('endTime', 'The range is too long for this granularity.');
  const earliest =
    startWithinDays === undefined ? monthsBack(today, startWithinMonths) : today - startWithinDays;
  if (first < earliest) refuseValue('startTime', 'startTime lies too far back for this granularity.');
}
