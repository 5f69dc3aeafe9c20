import type { DayRange } from '@tapwright/domain/ranges';
import { zoneOf } from '@tapwright/domain/zones';
import type { Connection } from '../../../platform/db/database.ts';
import { listHoursRead, type SumsQuery } from '../../measures/index.ts';
import { type CoveredAccount, expectedUntil } from './covered-account.ts';
import type { PlannedComparison } from './plan-comparison.ts';

type Asked = Pick<SumsQuery, 'teamId' | 'level' | 'zone'> & { range: DayRange };

/**
 * A day that goes on is compared with the same hours of another: those before the first that is not known whole of
 * either day in some ad account. Hours are kept of campaigns, by the clocks of the ad accounts.
 */
export async function addHours(
  db: Connection,
  { teamId, level, zone, range: now }: Asked,
  comparison: PlannedComparison,
  accounts: readonly CoveredAccount[],
): Promise<PlannedComparison> {
  const { ended, range: before } = comparison;
  const areDays = now.from === now.to && before.from === before.to;
  const isKept =
    level === 'campaign' && accounts.every(({ timeZone }) => zoneOf(zone, timeZone) === timeZone);
  if (ended !== null || !areDays || !isKept) return comparison;
  const read = await listHoursRead(db, teamId, [now.from, before.from]);
  // What was detached before either day has nothing in them.
  const counted = accounts.filter((account) => (expectedUntil(account) ?? now.to) >= before.from);
  const known = counted.flatMap(({ adAccountId }) =>
    [now.from, before.from].map((day) => read.get(adAccountId)?.get(day) ?? 0),
  );
  const until = known.length === 0 ? 0 : Math.min(...known);
  if (until === 0) return comparison;
  return {
    ...comparison,
    ended: { now, before },
    hours: `${String(until).padStart(2, '0')}:00`,
    cuts: [
      { name: 'hours', range: { ...now, until } },
      { name: 'hoursBefore', range: { ...before, until } },
    ],
  };
}
