import type { Day } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';

/** The last day that has begun everywhere, and where it goes on while the next has begun elsewhere. */
export type StillToday = { readonly day: Day; readonly zones: readonly string[] };

export function findStillToday(zones: readonly string[], now: Date): StillToday | undefined {
  const byDay = Map.groupBy(zones, (zone) => dayIn(zone, now));
  const [day] = [...byDay.keys()].toSorted();
  if (day === undefined || byDay.size < 2) return undefined;
  return { day, zones: byDay.get(day) ?? [] };
}
