import { ofTeam } from '../../platform/keys.ts';

export const reportKeys = {
  all: ['reports'] as const,
  ofTeam: (teamId: number) => [...reportKeys.all, ofTeam(teamId)] as const,
  list: (name: string, query: { teamId: number }) =>
    [...reportKeys.ofTeam(query.teamId), name, query] as const,
  campaignKinds: (teamId: number) => [...reportKeys.ofTeam(teamId), 'campaignKinds'] as const,
  adGroup: (teamId: number, adGroupId: string) =>
    [...reportKeys.ofTeam(teamId), 'adGroup', adGroupId] as const,
};
