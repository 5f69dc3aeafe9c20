import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { dayIn, type ReportZone, zoneOf } from '@tapwright/domain/zones';
import { syncStatesQuery } from '../../features/apple-sync/api/sync-queries.ts';
import { reportKeys } from '../../features/reports/keys.ts';
import { campaignGroupsQuery } from '../../platform/calls/campaign-groups.ts';
import { frameKeys } from '../../platform/keys.ts';
import { useReportTime } from '../../platform/words/use-report-time.ts';

const minuteMs = 60_000;

/** What every report of a team needs: its campaign groups, their clocks, and how fresh their figures are. */
export function useReportContext({ teamId, currencyType }: TeamView) {
  const groups = useQuery({ ...campaignGroupsQuery(teamId), staleTime: minuteMs });
  const sync = useQuery(syncStatesQuery(teamId));
  const states = sync.data ?? [];
  const now = useReportTime();
  useFreshFigures(teamId, states.map(({ readAt }) => readAt).join());

  /** Of one campaign group, or of all. */
  const zonesOf = (campaignGroupId?: string) => {
    const list = groups.data?.list ?? [];
    const own = list.filter((group) => String(group.campaignGroupId) === campaignGroupId);
    return [...new Set((own.length > 0 ? own : list).map(({ timeZone }) => timeZone))];
  };
  // Accounts of teams that settle in dollars are in many places; until one is there, days are the world's.
  const fallback = currencyType === 'RMB' ? zoneOf('ORTZ') : 'UTC';
  const findClock = (zone: ReportZone, campaignGroupId?: string) =>
    zoneOf(zone, putEarliestFirst(zonesOf(campaignGroupId), now)[0] ?? fallback);
  // Without them a team that waits for its first figures would see empty ones for a moment.
  const isKnown = groups.data !== undefined && (sync.data !== undefined || sync.error !== null);
  return { groups, states, isKnown, now, zonesOf, findClock };
}

/** Where it is still yesterday first: a day that has not begun in all of them is nobody's today. */
function putEarliestFirst(zones: readonly string[], now: Date): string[] {
  return zones.toSorted((one, other) => dayIn(one, now).localeCompare(dayIn(other, now)));
}

/** Figures are read again when Apple's were, and whenever a team is entered. */
function useFreshFigures(teamId: number, readAt: string) {
  const queryClient = useQueryClient();
  const { newTime } = useSearch({ strict: false });
  const known = useRef('');
  const refresh = useEffectEvent(() => {
    const isNewer = known.current !== '' && known.current !== readAt;
    void queryClient.invalidateQueries({ queryKey: reportKeys.ofTeam(teamId) }, { cancelRefetch: isNewer });
    // A clock that was stepped is noticed by what was read after it.
    if (isNewer) void queryClient.invalidateQueries({ queryKey: frameKeys.settings });
    known.current = readAt;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both say that there is something new, and nothing more
  useEffect(() => refresh(), [readAt, newTime]);
}
