import type { Day } from '@tapwright/domain/days';
import { dayIn, type ReportZone } from '@tapwright/domain/zones';
import type { Deps } from '../../platform/deps.ts';
import { listTimeZones } from './readers-store.ts';

/**
 * The day that a report counts back from. In ad accounts' own zones it is the earliest of theirs, so that "yesterday"
 * is over in each of them.
 */
export async function findToday(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  teamId: number,
  timeZone: ReportZone,
): Promise<Day> {
  const now = clock.now();
  if (timeZone === 'UTC') return dayIn('UTC', now);
  const zones = await listTimeZones(database.read, teamId);
  const days = zones.map((zone) => dayIn(zone, now)).toSorted();
  return days[0] ?? dayIn('UTC', now);
}
