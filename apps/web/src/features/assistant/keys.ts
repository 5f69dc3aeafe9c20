import { ofTeam } from '../../platform/keys.ts';

export const assistantKeys = {
  all: ['assistant'] as const,
  ofTeam: (teamId: number) => [...assistantKeys.all, ofTeam(teamId)] as const,
  nGrams: (query: { teamId: number }) => [...assistantKeys.ofTeam(query.teamId), 'nGrams', query] as const,
  nGram: (body: { teamId: number }) => [...assistantKeys.ofTeam(body.teamId), 'nGram', body] as const,
  work: (teamId: number) => [...assistantKeys.ofTeam(teamId), 'work'] as const,
};
