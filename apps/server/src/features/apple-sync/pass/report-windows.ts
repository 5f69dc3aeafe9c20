import { addDays, type Day, daysBetween, firstOfMonth, getDay, weekdayOf } from '@tapwright/domain/days';

export type ReportWindow = { span: 'day' | 'week' | 'month'; from: Day; until: Day };

/** Apple reports days for so long, months once they ended so long ago. */
const dailyDays = 90;
const monthsOfHistory = 24;

/** The oldest day that can be requested today. */
export const oldestDay = (today: Day): Day => addDays(today, 1 - dailyDays);

export const lastDays = (today: Day, count: number): ReportWindow => ({
  span: 'day',
  from: addDays(today, 1 - count),
  until: today,
});

/** An install counts for a tap of up to thirty days before; the first and the last of these are whole days. */
const settledAfterDays = 32;

/** What may have grown since it was read last: also when nights were left out, every day is read once it is settled. */
export function lateDays(today: Day, readOn: Day): ReportWindow {
  const from = addDays(readOn, -settledAfterDays);
  const oldest = oldestDay(today);
  return { span: 'day', from: from > oldest ? from : oldest, until: today };
}

/**
 * As far back as Apple reports: ninety days, whole months that ended ninety days ago or earlier, and between the two
 * the whole weeks.
 */
export function listHistoryWindows(today: Day): ReportWindow[] {
  const days = lastDays(today, dailyDays);
  const months = { span: 'month' as const, from: firstOfHistory(today), until: lastWholeMonthEnd(today) };
  const firstMonday = nextMonday(addDays(months.until, 1));
  const lastSunday = addDays(nextMonday(addDays(days.from, -6)), -1);
  const weeks = { span: 'week' as const, from: firstMonday, until: lastSunday };
  return [days, ...(weeks.from < weeks.until ? [weeks] : []), months];
}

/** A month in which days are missing, once Apple reports it whole. */
export const wholeMonth = (today: Day): ReportWindow => {
  const until = lastWholeMonthEnd(today);
  return { span: 'month', from: firstOfMonth(until), until };
};

function lastWholeMonthEnd(today: Day): Day {
  return addDays(firstOfMonth(addDays(today, -dailyDays + 1)), -1);
}

function firstOfHistory(today: Day): Day {
  const end = lastWholeMonthEnd(today);
  const months = Number(end.slice(0, 4)) * 12 + Number(end.slice(5, 7)) - monthsOfHistory;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return getDay(`${year}-${String(month).padStart(2, '0')}-01`);
}

/** Apple tells two days at least by days, two weeks by weeks and ninety days by months. */
const minDays = { day: 2, week: 14, month: 90 } as const;

/** What is asked for a window that is too short by itself begins earlier; what is told of the days before is left. */
export function findRequestedStart({ span, from, until }: ReportWindow): Day {
  if (daysBetween(from, until) + 1 >= minDays[span]) return from;
  const start = addDays(until, 1 - minDays[span]);
  return span === 'month' ? firstOfMonth(start) : start;
}

/** This day if it is a Monday. */
const nextMonday = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7);
