import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { findSyncStates, refreshAdvReports, type SyncState } from '@tapwright/contracts/apple-sync';
import { call } from '../../../platform/call.ts';

export function syncStatesQuery(teamId: number) {
  return queryOptions({
    queryKey: ['appleSync', teamId],
    queryFn: ({ signal }) => call(findSyncStates, { query: { teamId }, signal }),
  });
}

const lookAgainMs = 5 * 60_000;

/** For the banner of every page: asked seldom, and on a word from the server only while there is something to say. */
export function syncAgeQuery(teamId: number) {
  return queryOptions({
    queryKey: ['appleSyncAge', teamId],
    queryFn: ({ signal }) => call(findSyncStates, { query: { teamId }, signal }),
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
  });
}

const isOutOfDate = ({ state: { data } }: Query): boolean =>
  Array.isArray(data) && data.some((one: Partial<SyncState>) => one.isStale === true || one.readAt === null);

/** The progress of a sync: whoever looks at it reads it anew. */
export function readSyncAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['appleSync'] });
  void queryClient.invalidateQueries({ queryKey: ['appleSyncAge'], predicate: isOutOfDate });
}

export async function refreshReports(teamId: number): Promise<void> {
  await call(refreshAdvReports, { query: { teamId } });
}
