import { addDays, type Day, getDay, isDay } from '@tapwright/domain/days';

/** Of these days Apple still restates figures. */
const daysKept = 90;

/** The first day of `2024-01`, if everything before it may go; otherwise what stands in the way. */
export function readMonth(text: string, now: Date): { keptFrom: Day } | { says: string } {
  const first = `${text}-01`;
  if (!/^\d{4}-\d{2}$/.test(text) || !isDay(first))
    return { says: `"${text}" is not a month. Write it as 2024-01.` };
  const last = addDays(getDay(now.toISOString().slice(0, 10)), -daysKept);
  if (first > last)
    return { says: `The last ${daysKept} days stay. The latest month to name is ${last.slice(0, 7)}.` };
  return { keptFrom: first };
}
