import { ofTeam } from '../../platform/keys.ts';

export const reportKeys = {
  ofTeam: (teamId: number) => ['reports', ofTeam(teamId)] as const,
  list: (name: string, query: { teamId: number }) =>
    [...reportKeys.ofTeam(query.teamId), name, query] as const,
  adGroup: (teamId: number, adGroupId: string) =>
    [...reportKeys.ofTeam(teamId), 'adGroup', adGroupId] as const,
};
