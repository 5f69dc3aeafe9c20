import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personKeys } from '../../platform/keys.ts';
import { ask } from '../../platform/forms/questions.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { unbind } from './api/unbind.ts';

export function useUnbinding() {
  const { t } = useTranslation('chatApp');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: unbind,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: personKeys.all });
      showToast({ tone: 'good', text: t('binding.unbound') });
    },
  });
  const askToUnbind = async () => {
    const isConfirmed = await ask({
      title: t('binding.unbindTitle'),
      text: t('binding.unbindText'),
      confirm: t('binding.unbind'),
      cancel: t('binding.cancel'),
    });
    if (isConfirmed) mutate();
    else showToast({ tone: 'good', text: t('binding.cancelled') });
  };
  return { isPending, askToUnbind: () => void askToUnbind() };
}
