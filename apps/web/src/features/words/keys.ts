import { ofTeam } from '../../platform/keys.ts';

export const wordKeys = {
  all: ['words'] as const,
  ofTeam: (teamId: number) => [...wordKeys.all, ofTeam(teamId)] as const,
  lists: (teamId: number) => [...wordKeys.ofTeam(teamId), 'lists'] as const,
  places: (teamId: number, campaignId?: string) =>
    [...wordKeys.ofTeam(teamId), 'places', campaignId] as const,
  uses: (query: { teamId: number }) => [...wordKeys.ofTeam(query.teamId), 'uses', query] as const,
  detail: (query: { teamId: number }) => [...wordKeys.ofTeam(query.teamId), 'detail', query] as const,
};
