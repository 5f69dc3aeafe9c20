import { IconCopyPlus } from '@tabler/icons-react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listFinal } from './prepare-undo.ts';
import { useAddAfresh } from './use-add-afresh.ts';
import { useReadEdits } from './use-read-edits.ts';

type Props = { readonly teamId: number; readonly set: ChangeSetView };

/** Of a change that only removed nothing goes back. */
export function AfreshButton({ teamId, set }: Props) {
  const { t } = useTranslation('changes');
  const readEdits = useReadEdits();
  const { addAfresh, isPending } = useAddAfresh({ teamId, changeSetId: set.changeSetId });
  const readNumbers = async () => listFinal(await readEdits(teamId, set)).numbers;
  return (
    <Button icon={<IconCopyPlus size={16} />} loading={isPending} onClick={() => void addAfresh(readNumbers)}>
      {t('undo.addAfresh', { count: set.counts.live })}
    </Button>
  );
}
