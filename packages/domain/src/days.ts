/** A calendar day as `2026-11-20`, without time and zone. Days sort as text. */
export type Day = `${number}-${number}-${number}`;

const dayMs = 86_400_000;

export function isDay(text: string): text is Day {
  return isWrittenAsDay(text) && toIso(Date.parse(`${text}T00:00:00Z`)) === text;
}

const isWrittenAsDay = (text: string): text is Day => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text);

export function getDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a day of the calendar`);
  return text;
}

export function addDays(day: Day, count: number): Day {
  const text = toIso(Date.parse(day) + count * dayMs);
  // Made from a date, it is one.
  if (!isWrittenAsDay(text)) throw new RangeError(`no day of the calendar is ${count} days after ${day}`);
  return text;
}

/** How many days `later` is after `earlier`; below zero when it is before. */
export function daysBetween(earlier: Day, later: Day): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayMs;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

export function firstOfWeek(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

export function firstOfMonth(day: Day): Day {
  return getDay(`${day.slice(0, 7)}-01`);
}

export function firstOfYear(day: Day): Day {
  return getDay(`${day.slice(0, 4)}-01-01`);
}

function toIso(timeMs: number): string {
  return Number.isNaN(timeMs) ? '' : new Date(timeMs).toISOString().slice(0, 10);
}
