import { useQueryClient } from '@tanstack/react-query';
import { wordKeys } from './keys.ts';

/** Lists and what is in them, read again after one's own change; of others a live message tells. */
export function useReadWords() {
  const queryClient = useQueryClient();
  return async (teamId: number) => queryClient.invalidateQueries({ queryKey: wordKeys.ofTeam(teamId) });
}
