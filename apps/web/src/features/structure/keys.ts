import { ofTeam } from '../../platform/keys.ts';

export const structureKeys = {
  all: ['structure'] as const,
  ofTeam: (teamId: number) => [...structureKeys.all, ofTeam(teamId)] as const,
  apps: (teamId: number) => [...structureKeys.ofTeam(teamId), 'apps'] as const,
  app: (teamId: number, adamId: string) => [...structureKeys.ofTeam(teamId), 'app', adamId] as const,
  mends: (query: { teamId: number }) => [...structureKeys.ofTeam(query.teamId), 'mends', query] as const,
};
