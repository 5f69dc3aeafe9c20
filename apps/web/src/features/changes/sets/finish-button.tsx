import { type ReactNode, useState } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { repeatSet, type SetKey } from '../api/decide-change.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';
import { useWriting } from '../use-writing.ts';

type Props = SetKey & { readonly end?: string; readonly children?: ReactNode };

/** What of a set did not go live, or what ended for one reason, is gathered in a draft, which is looked at then. */
export function FinishButton({ end, children, ...key }: Props) {
  const { t } = useWriting();
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const finish = async () => {
    setPending(true);
    try {
      const { changeSetId } = await repeatSet(end === undefined ? key : { ...key, end });
      void readChanges(key.teamId);
      chosenDraft.set(changeSetId);
      openedDraft.set(changeSetId);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('changes:finish.failed'), error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant={end === undefined ? 'filled' : 'default'}
      title={t('changes:finish.hint')}
      loading={isPending}
      onClick={() => void finish()}
    >
      {children ?? t('changes:finish.action')}
    </Button>
  );
}
