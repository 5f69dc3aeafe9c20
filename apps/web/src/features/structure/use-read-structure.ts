import { useQueryClient } from '@tanstack/react-query';
import { structureKeys } from './keys.ts';

/** Compared again after one's own change; of others' a live message tells. */
export function useReadStructure() {
  const queryClient = useQueryClient();
  return async (teamId: number) => queryClient.invalidateQueries({ queryKey: structureKeys.ofTeam(teamId) });
}
