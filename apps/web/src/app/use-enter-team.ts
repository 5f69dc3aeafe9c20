import { useQueryClient } from '@tanstack/react-query';
import { teamsQuery } from '../platform/person/teams.ts';
import { useSwitchTeam } from './use-switch-team.ts';

/** Into a team that was just created and that this page knows nothing of yet. */
export function useEnterTeam() {
  const queryClient = useQueryClient();
  const switchTeam = useSwitchTeam();
  return async (teamId: number) => {
    const teams = await queryClient.fetchQuery({ ...teamsQuery(), staleTime: 0 });
    const created = teams.find((team) => team.teamId === teamId);
    if (created) switchTeam(created);
  };
}
