import type { TeamView } from '@tapwright/contracts/teams';
import { dayIn, type ReportZone, zoneOf } from '@tapwright/domain/zones';

type Group = { readonly campaignGroupId: string | number; readonly timeZone: string };

/** By which clocks the days of a team's reports are counted. */
export function reportClocks(groups: readonly Group[], currencyType: TeamView['currencyType'], now: Date) {
  /** Of one campaign group, or of all. */
  const zonesOf = (campaignGroupId?: string) => {
    const own = groups.filter((group) => String(group.campaignGroupId) === campaignGroupId);
    return [...new Set((own.length > 0 ? own : groups).map(({ timeZone }) => timeZone))];
  };
  // Accounts of teams that settle in dollars are in many places; until one is there, days are the world's.
  const fallback = currencyType === 'RMB' ? zoneOf('ORTZ') : 'UTC';
  const findClock = (zone: ReportZone, campaignGroupId?: string) =>
    zoneOf(zone, putEarliestFirst(zonesOf(campaignGroupId), now)[0] ?? fallback);
  return { zonesOf, findClock };
}

/** Where it is still yesterday first: a day that has not begun in all of them is nobody's today. */
function putEarliestFirst(zones: readonly string[], now: Date): string[] {
  return zones.toSorted((one, other) => dayIn(one, now).localeCompare(dayIn(other, now)));
}
