import { queryOptions } from '@tanstack/react-query';
import { findInvitations } from '@tapwright/contracts/invitations';
import { findMembers } from '@tapwright/contracts/members';
import { call } from '../../../platform/call.ts';
import { listDissolveObstacles } from './change-team.ts';

export function membersQuery(teamId: number) {
  return queryOptions({
    queryKey: ['team', teamId, 'members'],
    queryFn: ({ signal }) => call(findMembers, { query: { teamId }, signal }),
  });
}

export function invitationsQuery(teamId: number) {
  return queryOptions({
    queryKey: ['team', teamId, 'invitations'],
    queryFn: ({ signal }) => call(findInvitations, { query: { teamId }, signal }),
  });
}

/** Asked anew each time: an old answer would be of no use. */
export function obstaclesQuery(teamId: number) {
  return queryOptions({
    queryKey: ['dissolveObstacles', teamId],
    queryFn: () => listDissolveObstacles(teamId),
    staleTime: 0,
    gcTime: 0,
  });
}
