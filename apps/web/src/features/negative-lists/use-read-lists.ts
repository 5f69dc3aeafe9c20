import { useQueryClient } from '@tanstack/react-query';
import { negativeListKeys } from './keys.ts';

/** Read again after one's own change; of others' a live message tells. */
export function useReadLists() {
  const queryClient = useQueryClient();
  return async (teamId: number) =>
    queryClient.invalidateQueries({ queryKey: negativeListKeys.ofTeam(teamId) });
}
