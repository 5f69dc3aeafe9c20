import { queryOptions } from '@tanstack/react-query';
import { findInvitations } from '@tapwright/contracts/invitations';
import { findMembers } from '@tapwright/contracts/members';
import { call } from '../../../platform/calls/call.ts';
import { teamKeys } from '../keys.ts';
import { listDissolveObstacles } from './change-team.ts';

export function membersQuery(teamId: number) {
  return queryOptions({
    queryKey: teamKeys.members(teamId),
    queryFn: ({ signal }) => call(findMembers, { query: { teamId }, signal }),
  });
}

export function invitationsQuery(teamId: number) {
  return queryOptions({
    queryKey: teamKeys.invitations(teamId),
    queryFn: ({ signal }) => call(findInvitations, { query: { teamId }, signal }),
  });
}

/** Read again each time: an old answer would be of no use. */
export function obstaclesQuery(teamId: number) {
  return queryOptions({
    queryKey: teamKeys.dissolveObstacles(teamId),
    queryFn: () => listDissolveObstacles(teamId),
    staleTime: 0,
    gcTime: 0,
  });
}
