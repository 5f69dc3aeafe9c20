import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

/** Whether none of the team's ad accounts has a campaign, as far as all of them have been read. */
export const emptyAccountsQuery = (teamId: number) =>
  queryOptions({
    queryKey: creationKeys.emptyAccounts(teamId),
    queryFn: async ({ signal }) => {
      // Asked once, with much that no step needs.
      const { findSyncStates } = await import('@tapwright/contracts/apple-sync');
      const states = await call(findSyncStates, { query: { teamId }, signal });
      return (
        states.length > 0 &&
        states.every(
          ({ counts, passes }) =>
            counts.campaigns === 0 &&
            passes.some(({ kind, succeededAt }) => kind === 'structure' && succeededAt !== null),
        )
      );
    },
    staleTime: 0,
    retry: false,
  });
