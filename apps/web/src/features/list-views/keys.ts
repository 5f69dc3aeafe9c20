import { ofTeam } from '../../platform/keys.ts';

export const listViewKeys = {
  all: ['listViews'] as const,
  layouts: (teamId: number) => ['listLayouts', ofTeam(teamId)] as const,
  views: (teamId: number) => [...listViewKeys.all, ofTeam(teamId)] as const,
};
