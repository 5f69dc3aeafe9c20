import { useQueryClient } from '@tanstack/react-query';
import { teamKeys } from './keys.ts';

/** However a change ended: it may have been refused because the list is old. */
export function useReadMembers(teamId: number) {
  const queryClient = useQueryClient();
  return (): Promise<void> => queryClient.invalidateQueries({ queryKey: teamKeys.members(teamId) });
}
