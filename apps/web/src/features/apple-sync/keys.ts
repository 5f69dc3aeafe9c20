import { ofTeam } from '../../platform/keys.ts';

export const syncKeys = {
  states: ['appleSync'] as const,
  statesOf: (teamId: number) => [...syncKeys.states, ofTeam(teamId)] as const,
  age: ['appleSyncAge'] as const,
  ageOf: (teamId: number) => [...syncKeys.age, ofTeam(teamId)] as const,
};
