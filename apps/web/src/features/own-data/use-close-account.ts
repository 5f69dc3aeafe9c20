import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { ask } from '../../platform/forms/questions.ts';
import { endSession } from '../../platform/person/session.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { closeAccount } from './api/own-data.ts';

export function useCloseAccount() {
  const { t } = useTranslation(['ownData', 'frame']);
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: closeAccount,
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('done') });
      endSession();
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  const askFirst = async () => {
    const isConfirmed = await ask({
      title: t('askTitle'),
      text: t('askText'),
      confirm: t('confirm'),
      cancel: t('frame:cancel'),
    });
    if (isConfirmed) mutate();
  };
  return { isPending, close: () => void askFirst() };
}
