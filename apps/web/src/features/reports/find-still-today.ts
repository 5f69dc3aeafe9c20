import type { Day } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';

/** The last day that has begun everywhere, and where it goes on while the next has begun elsewhere. */
export type StillToday = { readonly day: Day; readonly places: readonly string[] };

export function findStillToday(zones: readonly string[], now: Date): StillToday | undefined {
  const byDay = Map.groupBy(zones, (zone) => dayIn(zone, now));
  const [day] = [...byDay.keys()].toSorted();
  if (day === undefined || byDay.size < 2) return undefined;
  return { day, places: (byDay.get(day) ?? []).map(nameCity) };
}

export const nameCity = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
