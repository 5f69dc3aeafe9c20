import type * as z from 'zod/mini';
import type { customReportCreate } from '@tapwright/apple-ads-v5/report';
import { dayAt, dayNumberOf, dayText, weekdayOf } from '../../market/calendar/zone-days.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import type { Instant } from '../../world/entities.ts';
import type { OrderedReport } from './report-book.ts';

type Sent = z.output<typeof customReportCreate>;
type Days = Pick<OrderedReport, 'granularity' | 'dateRange' | 'startTime' | 'endTime'>;

const maxDays = 30;
const earliestDay = '2020-04-12';
const weeksOf = { LAST_WEEK: 1, LAST_2_WEEKS: 2, LAST_4_WEEKS: 4 } as const;

/** Weeks run from Sunday to Saturday; the last one is the last that is over. */
function readWeeks(dateRange: keyof typeof weeksOf, now: Instant): Days {
  const today = dayAt('UTC', now);
  const thisWeek = today - weekdayOf(today);
  return {
    granularity: 'WEEKLY',
    dateRange,
    startTime: dayText(thisWeek - 7 * weeksOf[dateRange]),
    endTime: dayText(thisWeek - 1),
  };
}

export function readDays({ granularity, dateRange, startTime, endTime }: Sent, now: Instant): Days {
  if (granularity === 'WEEKLY') return readWeeks(dateRange ?? 'LAST_WEEK', now);
  if (!startTime || !endTime) return refuseValue('startTime', 'startTime and endTime are required.');
  const [first, last] = [dayNumberOf(startTime), dayNumberOf(endTime)];
  if (last < first || last - first + 1 > maxDays)
    refuseValue('endTime', `The range must have 1 to ${maxDays} days.`);
  if (startTime <= earliestDay) refuseValue('startTime', `startTime must be after ${earliestDay}.`);
  if (first > dayAt('UTC', now)) refuseValue('startTime', 'startTime must not lie in the future.');
  return { granularity: 'DAILY', dateRange: 'CUSTOM', startTime, endTime };
}
