import { ofTeam } from '../../platform/keys.ts';
import type { ScopeKind } from '@tapwright/contracts/roles';

export const teamKeys = {
  all: ['team'] as const,
  members: (teamId: number) => [...teamKeys.all, ofTeam(teamId), 'members'] as const,
  invitations: (teamId: number) => [...teamKeys.all, ofTeam(teamId), 'invitations'] as const,
  firstSteps: (teamId: number) => [...teamKeys.all, ofTeam(teamId), 'firstSteps'] as const,
  policy: (teamId: number) => [...teamKeys.all, ofTeam(teamId), 'policy'] as const,
  limits: (teamId: number) => [...teamKeys.all, ofTeam(teamId), 'limits'] as const,
  dissolveObstacles: (teamId: number) => ['dissolveObstacles', ofTeam(teamId)] as const,
  scopeChoices: ['scopeChoices'] as const,
  scopeChoicesOf: (teamId: number, kind: ScopeKind) =>
    [...teamKeys.scopeChoices, ofTeam(teamId), kind] as const,
};
