import { addDays, firstOfWeek } from '@tapwright/domain/days';
import { dayIn, offsetMinutes } from '@tapwright/domain/zones';
import { formatTime } from '@tapwright/i18n/format-instant';

/** What a clock there shows, as a field of date and time has it: `2026-11-30T18:00`. */
export function toWallTime(zone: string, moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return `${dayIn(zone, at)}T${formatTime('en', at, zone)}`;
}

/** The moment when a clock there shows it; null for an empty field. In an hour that comes twice, the first. */
export function fromWallTime(zone: string, wall: string): string | null {
  const shown = wall === '' ? Number.NaN : Date.parse(`${wall}:00Z`);
  if (Number.isNaN(shown)) return null;
  const moments = [-1, 1].map((side) => {
    const offset = offsetMinutes(zone, new Date(shown + side * 86_400_000));
    return shown - offset * 60_000;
  });
  const found = moments
    .toSorted((one, other) => one - other)
    .find((at) => toWallTime(zone, iso(at)) === wall);
  return iso(found ?? moments[0] ?? shown);
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Hours that are often meant, by the clock there: the end of today, tomorrow's morning, that of the next Monday. */
export function nextHours(zone: string, now: Date) {
  const today = dayIn(zone, now);
  const tomorrow = addDays(today, 1);
  return {
    tonight: `${tomorrow}T00:00`,
    tomorrow: `${tomorrow}T06:00`,
    monday: `${addDays(firstOfWeek(today), 7)}T06:00`,
  } as const;
}
