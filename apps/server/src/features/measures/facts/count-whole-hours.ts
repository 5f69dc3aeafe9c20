import type { Day } from '@tapwright/domain/days';
import { dayIn, hourIn } from '@tapwright/domain/zones';

/** By then Apple has reported an hour that is over. */
export const reportedAfterMs = 3 * 3_600_000;

/**
 * How many hours of a day, from midnight, are reported whole at a moment. Of a day that goes on none counts after the
 * last one of which anything was told: Apple may be later than usual.
 */
export function countWholeHours(zone: string, day: Day, at: Date, lastTold: number | undefined): number {
  const told = new Date(at.getTime() - reportedAfterMs);
  const on = dayIn(zone, told);
  if (on !== day) return on > day ? 24 : 0;
  return Math.min(hourIn(zone, told), lastTold === undefined ? 0 : lastTold + 1);
}
