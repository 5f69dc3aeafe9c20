import { queryOptions } from '@tanstack/react-query';
import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { call } from '../../../platform/call.ts';

export function syncStatesQuery(teamId: number) {
  return queryOptions({
    queryKey: ['appleSync', teamId],
    queryFn: ({ signal }) => call(findSyncStates, { query: { teamId }, signal }),
  });
}

export async function refreshReports(teamId: number): Promise<void> {
  await call(refreshAdvReports, { query: { teamId } });
}
