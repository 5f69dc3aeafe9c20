import type { Day } from '@tapwright/domain/days';
import { dayIn, type ReportZone } from '@tapwright/domain/zones';
import { listAttachedZones } from '../../campaign-groups/index.ts';
import { type ClockDeps, readAppleTime, estimateAppleTime } from './read-apple-time.ts';

/** What is now where report days are counted; while the sandbox is away, as far as it is known. */
export const findReportTime = (deps: ClockDeps): Promise<Date> =>
  readAppleTime(deps).catch(() => estimateAppleTime(deps));

/**
 * The day that reports of a team count back from. In ad accounts' own zones it is the earliest of theirs, so that
 * "yesterday" is over in each of them.
 */
export async function findReportDay(deps: ClockDeps, teamId: number, timeZone: ReportZone): Promise<Day> {
  const now = await findReportTime(deps);
  if (timeZone === 'UTC') return dayIn('UTC', now);
  const zones = await listAttachedZones(deps.database.read, teamId);
  const days = zones.map((zone) => dayIn(zone, now)).toSorted();
  return days[0] ?? dayIn('UTC', now);
}
