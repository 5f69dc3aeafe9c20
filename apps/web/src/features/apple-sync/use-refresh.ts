import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { refreshReports } from './api/sync-queries.ts';
import { syncKeys } from './keys.ts';

/** Asks for what is new; the progress comes by itself. */
export function useRefresh(teamId: number) {
  const { t } = useTranslation('frame');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: refreshReports,
    onSuccess: () => showToast({ tone: 'good', text: t('refreshing') }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: syncKeys.states }),
  });
  return { refresh: () => mutate(teamId), isPending };
}
