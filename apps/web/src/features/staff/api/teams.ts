import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { enterTeam, findStaffTeam, findStaffTeams, leaveEnteredTeam } from '@tapwright/contracts/staff-teams';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { staffDeskKeys, type TeamsQuery } from '../keys.ts';

export const staffTeamsQuery = (query: TeamsQuery) =>
  queryOptions({
    queryKey: staffDeskKeys.teamsOf(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(findStaffTeams, { query, signal })),
    placeholderData: keepPreviousData,
  });

export const staffTeamQuery = (teamId: number) =>
  queryOptions({
    queryKey: staffDeskKeys.team(teamId),
    queryFn: ({ signal }) => withSecondFactor(() => call(findStaffTeam, { query: { teamId }, signal })),
  });

export const actInTeam = (teamId: number, reason: string) =>
  withSecondFactor(() => call(enterTeam, { body: { teamId, reason } }));

export const stopActing = (teamId: number) =>
  withSecondFactor(() => call(leaveEnteredTeam, { body: { teamId } }));
