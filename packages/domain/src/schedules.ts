import { addDays, type Day, firstOfMonth, weekdayOf } from './days.ts';
import { dayIn, offsetMinutes } from './zones.ts';

export type Schedule = {
  every: 'day' | 'week' | 'month';
  /** 1 is Monday. */
  weekday: number;
  /** In a shorter month its last day. */
  monthDay: number;
  hour: number;
  zone: string;
};

/** The next moment of a schedule after `after`, by the clock of its zone. */
export function nextMomentOf(schedule: Schedule, after: Date): Date {
  for (let day = dayIn(schedule.zone, after); ; day = addDays(day, 1)) {
    if (!fallsOn(schedule, day)) continue;
    const moment = momentOf(schedule, day);
    if (moment > after) return moment;
  }
}

function fallsOn({ every, weekday, monthDay }: Schedule, day: Day): boolean {
  if (every === 'day') return true;
  if (every === 'week') return weekdayOf(day) === weekday;
  const last = Number(addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1).slice(8));
  return Number(day.slice(8)) === Math.min(monthDay, last);
}

/** An hour that clocks pass over comes an hour later, one that they show twice counts the first time. */
function momentOf({ hour, zone }: Schedule, day: Day): Date {
  const wallMs = Date.parse(day) + hour * 3_600_000;
  const moments = [-1, 1].map((days) => {
    const offset = offsetMinutes(zone, new Date(wallMs + days * 86_400_000));
    return new Date(wallMs - offset * 60_000);
  });
  const [first, second] = moments.toSorted((one, other) => one.getTime() - other.getTime());
  if (first === undefined || second === undefined) throw new RangeError(`"${day}" has no hour ${hour}`);
  const showsIt = first.getTime() + offsetMinutes(zone, first) * 60_000 === wallMs;
  return showsIt ? first : second;
}
