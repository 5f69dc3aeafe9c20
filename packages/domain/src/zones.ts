import { type Day, getDay } from './days.ts';

/** The zone in which report days are counted; ORTZ is the zone of the ad account. */
export const reportZones = ['UTC', 'ORTZ'] as const;
export type ReportZone = (typeof reportZones)[number];

/** RMB accounts live in China, and so does ORTZ while no account is chosen. */
const chinaZone = 'Asia/Shanghai';

export function zoneOf(reportZone: ReportZone, accountZone: string = chinaZone): string {
  return reportZone === 'UTC' ? 'UTC' : accountZone;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** What a clock on the wall shows there: year, month, day, hour, minute. */
function wallClock(at: Date, zone: string) {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? '';
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

export function isZone(text: string): boolean {
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day that a clock in `zone` shows at `at`. */
export function dayIn(zone: string, at: Date): Day {
  const { year, month, day } = wallClock(at, zone);
  return getDay(`${year}-${month}-${day}`);
}

/** The hour that it shows then. */
export const hourIn = (zone: string, at: Date): number => Number(wallClock(at, zone).hour);

export function offsetMinutes(zone: string, at: Date): number {
  const { year, month, day, hour, minute } = wallClock(at, zone);
  const wallMs = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return Math.round((wallMs - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000);
}

const dayMs = 86_400_000;

/** The first moment of a day there: not always midnight, where clocks are moved in the night. */
export function startOfDay(zone: string, day: Day): Date {
  const midnightUtcMs = Date.parse(day);
  const starts = [-dayMs, dayMs].map((shift) => {
    const offset = offsetMinutes(zone, new Date(midnightUtcMs + shift));
    return new Date(midnightUtcMs - offset * 60_000);
  });
  const [first, second = first] = starts.toSorted((one, other) => one.getTime() - other.getTime());
  if (first === undefined || second === undefined) throw new RangeError(`"${day}" has no beginning`);
  return dayIn(zone, first) === day ? first : second;
}

export type ZoneOffset = { zone: string; offsetMinutes: number };

/** Every IANA zone with its offset at `at`, from west to east; UTC comes first of its offset. */
export function listZones(at: Date): ZoneOffset[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .map((zone) => ({ zone, offsetMinutes: offsetMinutes(zone, at) }))
    .toSorted((one, other) => one.offsetMinutes - other.offsetMinutes);
}
