import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { signOut } from './api/sign-out.ts';

export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    meta: { isShownInPlace: () => true },
    onSuccess: () => showToast({ tone: 'good', text: t('person.signedOut') }),
    onError: () => showToast({ tone: 'poor', text: t('person.signOutFailed') }),
  });
  return () => {
    if (!isPending) mutate();
  };
}
