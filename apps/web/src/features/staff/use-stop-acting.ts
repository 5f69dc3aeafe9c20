import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAccess } from '../../platform/person/teams.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { stopActing } from './api/teams.ts';
import { staffDeskKeys } from './keys.ts';

/** Ends it before its time; `onStopped` comes first, so that no page of the team is asked for again. */
export function useStopActing(onStopped: () => void) {
  const { t } = useTranslation('frame');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: stopActing,
    onSuccess: async () => {
      onStopped();
      await refreshAccess(queryClient);
      await queryClient.invalidateQueries({ queryKey: staffDeskKeys.teams });
    },
    onError: (error) => showFailure(t('acting.failed'), error),
  });
  return { stop: (teamId: number) => mutate(teamId), isPending };
}
