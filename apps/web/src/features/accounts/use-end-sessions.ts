import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '@tapwright/contracts/personal';
import { ask } from '../../platform/forms/questions.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { endSessions, sessionsQuery, type WhichToEnd } from './api/sessions.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';

/** Asks first: whoever works there loses what they have not saved. */
export function useEndSessions() {
  const { t } = useTranslation(['personal', 'frame']);
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: endSessions,
    meta: { isShownInPlace: isRefusal },
    onSuccess: (count) => showToast({ tone: 'good', text: t('sessions.ended', { count }) }),
    onError: (error) => showFailure(t('sessions.failed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });

  const nameOf = ({ browser, system }: SessionView) => {
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
  const confirm = async (which: WhichToEnd, title: string, text: string) => {
    const isConfirmed = await ask({ title, text, confirm: t('sessions.endNow'), cancel: t('frame:cancel') });
    if (isConfirmed) mutate(which);
  };
  return {
    isPending,
    nameOf,
    endOne: (session: SessionView) =>
      void confirm(
        { sessionId: session.sessionId },
        t('sessions.endTitle'),
        t('sessions.endText', { device: nameOf(session), address: session.address }),
      ),
    endOthers: (count: number) =>
      void confirm({ others: true }, t('sessions.endOthersTitle', { count }), t('sessions.endOthersText')),
  };
}
