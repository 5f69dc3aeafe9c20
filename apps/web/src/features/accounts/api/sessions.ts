import { findSessions, removeSession } from '@tapwright/contracts/personal';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { accountKeys } from '../keys.ts';

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => call(findSessions, { signal }),
});

export type WhichToEnd = { sessionId: number } | { others: true };

export async function endSessions(which: WhichToEnd): Promise<number> {
  return (await call(removeSession, { body: which })).ended;
}
