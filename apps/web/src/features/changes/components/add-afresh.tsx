import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/call-failure.ts';
import { useShowFailure } from '../../../platform/use-show-failure.ts';
import { repeatSet, type SetKey } from '../api/decide-change.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';
import classes from './preview.module.css';

type Props = SetKey & { readonly numbers: readonly number[]; readonly onClose: () => void };

/** What was removed cannot go back; copies of it are gathered in a draft of their own, which opens. */
export function AddAfresh({ teamId, changeSetId, numbers, onClose }: Props) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    try {
      const draft = await repeatSet({ teamId, changeSetId, numbers: [...numbers] });
      void readChanges(teamId);
      onClose();
      chosenDraft.set(draft.changeSetId);
      openedDraft.set(draft.changeSetId);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('undo.notAdded'), error);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={classes.afresh}>
      <p>{t('undo.final', { count: numbers.length })}</p>
      <Button size="xs" loading={isPending} onClick={() => void add()}>
        {t('undo.addAfresh', { count: numbers.length })}
      </Button>
    </div>
  );
}
