import { ofTeam } from '../../platform/keys.ts';

export const wordKeys = {
  all: ['words'] as const,
  ofTeam: (teamId: number) => [...wordKeys.all, ofTeam(teamId)] as const,
  lists: (teamId: number) => [...wordKeys.ofTeam(teamId), 'lists'] as const,
  places: (teamId: number) => [...wordKeys.ofTeam(teamId), 'places'] as const,
  uses: (query: { teamId: number }) => [...wordKeys.ofTeam(query.teamId), 'uses', query] as const,
};
