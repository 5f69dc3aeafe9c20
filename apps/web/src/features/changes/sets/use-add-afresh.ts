import { useState } from 'react';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { repeatSet, type SetKey } from '../api/decide-change.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';

/** What was removed cannot go back; copies of it are gathered in a draft of their own, which opens. */
export function useAddAfresh({ teamId, changeSetId }: SetKey) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const addAfresh = async (readNumbers: () => Promise<readonly number[]>, onAdded?: () => void) => {
    setPending(true);
    try {
      const numbers = await readNumbers();
      const draft = await repeatSet({ teamId, changeSetId, numbers: [...numbers] });
      void readChanges(teamId);
      onAdded?.();
      chosenDraft.set(draft.changeSetId);
      openedDraft.set(draft.changeSetId);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('undo.notAdded'), error);
    } finally {
      setPending(false);
    }
  };
  return { addAfresh, isPending };
}
