import { useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { commitStep, type StepQuestion } from './api/negative-lists.ts';
import { useReadLists } from './use-read-lists.ts';

type Ways = {
  readonly onSent: (set: { teamId: number; changeSetId: number }) => void;
  readonly onClose: () => void;
};

/** Sent once; how it ended afterwards is said by whoever follows sets. */
export function useSendStep({ onSent, onClose }: Ways) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (question: StepQuestion, confirmed: readonly WarningReason[]) => {
    setPending(true);
    try {
      const { changeSetId } = await commitStep({ ...question, confirmed: [...confirmed] });
      onSent({ teamId: question.teamId, changeSetId });
      onClose();
    } catch (error) {
      showFailure(t('step.notSent'), error);
    } finally {
      setPending(false);
      void readLists(question.teamId);
    }
  };
  return { send, isPending };
}
