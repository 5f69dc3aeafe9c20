import { queryOptions } from '@tanstack/react-query';
import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { call } from '../../../platform/calls/call.ts';
import { syncKeys } from '../keys.ts';

export function syncStatesQuery(teamId: number) {
  return queryOptions({
    queryKey: syncKeys.statesOf(teamId),
    queryFn: ({ signal }) => call(findSyncStates, { query: { teamId }, signal }),
  });
}

const lookAgainMs = 5 * 60_000;

/** For the banner of every page: asked seldom, and on a word from the server only while there is something to say. */
export function syncAgeQuery(teamId: number) {
  return queryOptions({
    queryKey: syncKeys.ageOf(teamId),
    queryFn: ({ signal }) => call(findSyncStates, { query: { teamId }, signal }),
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
  });
}

export async function refreshReports(teamId: number): Promise<void> {
  await call(refreshAdvReports, { query: { teamId } });
}
