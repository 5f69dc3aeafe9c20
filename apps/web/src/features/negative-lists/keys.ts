import { ofTeam } from '../../platform/keys.ts';

export const negativeListKeys = {
  all: ['negativeLists'] as const,
  ofTeam: (teamId: number) => [...negativeListKeys.all, ofTeam(teamId)] as const,
  lists: (teamId: number) => [...negativeListKeys.ofTeam(teamId), 'lists'] as const,
  list: (teamId: number, listId: number) => [...negativeListKeys.ofTeam(teamId), 'list', listId] as const,
  campaign: (query: { teamId: number }) =>
    [...negativeListKeys.ofTeam(query.teamId), 'campaign', query] as const,
  attachable: (query: { teamId: number }) =>
    [...negativeListKeys.ofTeam(query.teamId), 'attachable', query] as const,
  blocked: (query: { teamId: number }) =>
    [...negativeListKeys.ofTeam(query.teamId), 'blocked', query] as const,
  step: (query: { teamId: number }) => [...negativeListKeys.ofTeam(query.teamId), 'step', query] as const,
};
