import { bellOf, combineText } from '../../world/chance.ts';
import { getStorefront } from '../../world/storefronts.ts';
import { hourMs, offsetHours, startOfDay, weekdayOf, type DayNumber } from './zone-days.ts';

/** How many people search in each hour of their own clock: quiet nights, a peak after supper. */
const searchesByHour = [
  0.45, 0.3, 0.22, 0.18, 0.18, 0.25, 0.45, 0.75, 0.95, 1.0, 1.02, 1.05, 1.12, 1.1, 1.05, 1.05, 1.1, 1.2, 1.35,
  1.5, 1.62, 1.6, 1.3, 0.8,
];
const searchesBefore = searchesByHour.map((_, hour) =>
  searchesByHour.slice(0, hour).reduce((sum, one) => sum + one, 0),
);
const total = searchesByHour.reduce((sum, one) => sum + one, 0);

/** How a day of searches fills up, hour by hour of the account's clock. */
export type DayProfile = {
  /** Part of the whole day's searches that falls into hours in which ads may show. */
  share: number;
  /** Part of those that came before each hour; the last entry is 1. */
  before: Float64Array;
};

/** Searches from midnight of the searchers' clock up to an hour, any number of days on. */
function searchesUpTo(hour: number): number {
  const days = Math.floor(hour / 24);
  const rest = hour - days * 24;
  const full = Math.floor(rest);
  return days * total + (searchesBefore[full] ?? 0) + (rest - full) * (searchesByHour[full] ?? 0);
}

/** No hour is quite like the same hour of another day. */
function moodOf(country: string, day: DayNumber, hour: number): number {
  return 1 + 0.09 * bellOf(combineText(day, country), hour);
}

/** `hoursOfWeek` counts from Sunday 00:00 of the account's clock; null shows ads all day. */
function dayProfileOf(
  zone: string,
  day: DayNumber,
  country: string,
  hoursOfWeek: readonly number[] | null,
): DayProfile {
  const start = startOfDay(zone, day);
  const hours = (startOfDay(zone, day + 1) - start) / hourMs;
  const searcherZone = getStorefront(country).zone;
  const phase = (((start / hourMs + offsetHours(searcherZone, start)) % 24) + 24) % 24;
  const before = new Float64Array(hours + 1);
  let shown = 0;
  let all = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    before[hour] = shown;
    const open = !hoursOfWeek || hoursOfWeek.includes(weekdayOf(day) * 24 + Math.min(hour, 23));
    const searches =
      (searchesUpTo(phase + hour + 1) - searchesUpTo(phase + hour)) * moodOf(country, day, hour);
    all += searches;
    if (open) shown += searches;
  }
  before[hours] = shown;
  if (shown > 0) for (let hour = 0; hour <= hours; hour += 1) before[hour] = (before[hour] ?? 0) / shown;
  return { share: shown / all, before };
}

const profiles = new Map<string, DayProfile>();
const maxProfiles = 20_000;

/** As `dayProfileOf`, worked out once: many campaigns share their days. */
export function findDayProfile(
  zone: string,
  day: DayNumber,
  country: string,
  hoursOfWeek: readonly number[] | null,
): DayProfile {
  const key = `${zone}|${country}|${day}|${hoursOfWeek?.join(',') ?? ''}`;
  const known = profiles.get(key);
  if (known) return known;
  if (profiles.size >= maxProfiles) profiles.clear();
  const profile = dayProfileOf(zone, day, country, hoursOfWeek);
  profiles.set(key, profile);
  return profile;
}

/** Part of the day's shown searches that came before `elapsedMs` after midnight. */
export function partBefore(profile: DayProfile, elapsedMs: number): number {
  const last = profile.before.length - 1;
  if (elapsedMs <= 0) return 0;
  const hours = elapsedMs / hourMs;
  if (hours >= last) return 1;
  const hour = Math.floor(hours);
  const from = profile.before[hour] ?? 0;
  return from + ((profile.before[hour + 1] ?? 1) - from) * (hours - hour);
}
