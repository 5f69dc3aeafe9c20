import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/forms/questions.ts';
import { refreshAccess } from '../../platform/person/teams.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { removeSecondFactor } from './api/second-factor.ts';
import { secondFactorKeys } from './keys.ts';

export function useRemoveSecondFactor() {
  const { t } = useTranslation('secondFactor');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: () => showToast({ tone: 'good', text: t('removed') }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: secondFactorKeys.own });
      await refreshAccess(queryClient);
    },
  });
  const remove = async () => {
    const isConfirmed = await ask({
      title: t('removeTitle'),
      text: t('removeText'),
      confirm: t('remove'),
      cancel: t('cancel'),
    });
    if (isConfirmed) mutate();
  };
  return { isRemoving: isPending, remove: () => void remove() };
}
