import { addDays, type Day, getDay } from '@tapwright/domain/days';

const hourMs = 3_600_000;
/** As many as a trend needs, and a line half a year long; Apple keeps 65. */
export const weeksAtFirst = 27;

/** The moment from which Apple tells the newest week: the last Monday at 07:00 UTC. */
export function findPublished(now: Date): Date {
  const day = new Date(now.getTime() - 7 * hourMs);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - sinceMonday, 7));
}

/** Apple names a week by the Sunday after it. */
export const newestWeek = (now: Date): Day =>
  addDays(getDay(findPublished(now).toISOString().slice(0, 10)), -1);
