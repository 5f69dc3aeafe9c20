import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { syncStatesQuery } from '../../../features/apple-sync/api/sync-queries.ts';
import { reportKeys } from '../../../features/reports/keys.ts';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { frameKeys } from '../../../platform/keys.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { reportClocks } from './report-clocks.ts';

const minuteMs = 60_000;
const comingMs = 3_000;

/** What every report of a team needs: its campaign groups, their clocks, and how fresh their figures are. */
export function useReportContext({ teamId, currencyType }: TeamView) {
  const groups = useQuery({ ...campaignGroupsQuery(teamId), staleTime: minuteMs });
  const sync = useQuery(syncStatesQuery(teamId));
  const states = sync.data ?? [];
  const now = useReportTime();
  useFreshFigures(teamId, states.map(({ readAt }) => readAt).join());

  const { zonesOf, findClock } = reportClocks(groups.data?.list ?? [], currencyType, now);
  // Without them a team that waits for its first figures would see empty ones for a moment.
  const isKnown = groups.data !== undefined && (sync.data !== undefined || sync.error !== null);
  return { groups, states, isKnown, now, zonesOf, findClock };
}

/** Figures are read again when Apple's were, and whenever a team is entered. */
function useFreshFigures(teamId: number, readAt: string) {
  const queryClient = useQueryClient();
  const { newTime } = useSearch({ strict: false });
  const known = useRef('');
  const refresh = useEffectEvent(() => {
    const isNewer = known.current !== '' && known.current !== readAt;
    const queryKey = reportKeys.ofTeam(teamId);
    void queryClient.invalidateQueries(isNewer ? { queryKey } : { queryKey, predicate: isFromBefore }, {
      cancelRefetch: isNewer,
    });
    // A clock that was stepped is noticed by what was read after it.
    if (isNewer) void queryClient.invalidateQueries({ queryKey: frameKeys.settings });
    known.current = readAt;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both say that there is something new, and nothing more
  useEffect(() => refresh(), [readAt, newTime]);
}

/** What was read while somebody came here, is of now. */
const isFromBefore = ({ state }: Query) => Date.now() - state.dataUpdatedAt > comingMs;
