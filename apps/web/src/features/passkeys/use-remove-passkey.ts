import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasskeyView } from '@tapwright/contracts/passkeys';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { ask } from '../../platform/forms/questions.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { removePasskey } from './api/passkeys.ts';
import { passkeyKeys } from './keys.ts';

export function useRemovePasskey() {
  const { t } = useTranslation(['passkeys', 'frame']);
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: removePasskey,
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => showToast({ tone: 'good', text: t('removed') }),
    onError: (error) => showFailure(t('removeFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeyKeys.own }),
  });
  const askFirst = async ({ passkeyId, name }: PasskeyView) => {
    const isConfirmed = await ask({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirm: t('remove'),
      cancel: t('frame:cancel'),
    });
    if (isConfirmed) mutate(passkeyId);
  };
  return { isPending, remove: (passkey: PasskeyView) => void askFirst(passkey) };
}
