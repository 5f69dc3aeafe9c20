import type { Instant } from '../../world/entities.ts';

/** A calendar day as its number since 1 January 1970. */
export type DayNumber = number;

/** A calendar month as year × 12 + month, January being 0. */
export type MonthNumber = number;

const dayMs = 86_400_000;
export const hourMs = 3_600_000;

const starts = new Map<string, Map<DayNumber, Instant>>();

export function dayNumberOf(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** The date at midnight, for reading off its UTC fields. */
export function dateOf(day: DayNumber): Date {
  return new Date(day * dayMs);
}

export function dayText(day: DayNumber): string {
  return dateOf(day).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function monthOf(day: DayNumber): MonthNumber {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function firstDayOf(month: MonthNumber): DayNumber {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
}

export function daysIn(month: MonthNumber): number {
  return firstDayOf(month + 1) - firstDayOf(month);
}

/** The instant at which a day begins in a zone. */
export function startOfDay(zone: string, day: DayNumber): Instant {
  if (zone === 'UTC') return day * dayMs;
  let known = starts.get(zone);
  if (!known) {
    known = new Map();
    starts.set(zone, known);
  }
  const start = known.get(day);
  if (start !== undefined) return start;
  const found = Temporal.PlainDate.from(dayText(day)).toZonedDateTime(zone).epochMilliseconds;
  known.set(day, found);
  return found;
}

/** The day that the calendar of a zone shows at an instant. */
export function dayAt(zone: string, at: Instant): DayNumber {
  const guess = Math.floor(at / dayMs);
  if (zone === 'UTC') return guess;
  for (const day of [guess + 1, guess, guess - 1]) if (startOfDay(zone, day) <= at) return day;
  return guess - 1;
}

/** Hours by which a zone is ahead of UTC at an instant. */
export function offsetHours(zone: string, at: Instant): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 3.6e12;
}
