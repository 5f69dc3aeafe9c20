import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { changeKeys } from './keys.ts';

/** Reads again what is shown of a team's changes. A preview that is about to close is not judged again. */
export function useReadChanges() {
  const queryClient = useQueryClient();
  const isPreview = ({ queryKey }: { queryKey: QueryKey }) => queryKey[2] === 'preview';
  return async (teamId: number) =>
    queryClient.invalidateQueries({
      queryKey: changeKeys.ofTeam(teamId),
      predicate: (query) => !isPreview(query),
    });
}
