import { useQueryClient } from '@tanstack/react-query';
import { undoShownMs } from '@tapwright/contracts/limits';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { keepCreation, readCreation, throwCreationAway } from '../api/creations.ts';
import { creationKeys } from '../keys.ts';
import type { Begun } from './begun-link.tsx';

/** Thrown away at one press, and back at another. */
export function useDiscard(teamId: number) {
  const { t } = useTranslation(['creation', 'changes']);
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const refresh = () => queries.invalidateQueries({ queryKey: creationKeys.list(teamId) });
  const attempt = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act();
      await refresh();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(what, error);
    }
  };
  return ({ creationId }: Pick<Begun, 'creationId'>) =>
    attempt(t('begun.stillThere'), async () => {
      const { form } = await readCreation(teamId, creationId);
      await throwCreationAway({ teamId, creationId });
      const onPress = () => void attempt(t('begun.notBack'), async () => keepCreation({ teamId, form }));
      const action = { label: t('changes:undo.action'), isUndo: true, onPress };
      showToast({ tone: 'good', text: t('begun.discarded'), shownMs: undoShownMs, action });
    });
}
