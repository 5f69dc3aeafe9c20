import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { SetKey } from '../api/decide-change.ts';
import type { Final } from './prepare-undo.ts';
import { useAddAfresh } from './use-add-afresh.ts';
import classes from '../preview/preview.module.css';

type Props = SetKey & { readonly final: Final; readonly onClose: () => void };

/** Beside what goes back: what does not, and the way to copies of it. */
export function AddAfresh({ teamId, changeSetId, final: { numbers, hasContents }, onClose }: Props) {
  const { t } = useTranslation('changes');
  const { addAfresh, isPending } = useAddAfresh({ teamId, changeSetId });
  const count = numbers.length;
  return (
    <div className={classes.afresh}>
      <p>{t('undo.final', { count })}</p>
      {hasContents ? <p>{t('undo.finalContents')}</p> : null}
      <Button size="xs" loading={isPending} onClick={() => void addAfresh(async () => numbers, onClose)}>
        {t('undo.addAfresh', { count })}
      </Button>
    </div>
  );
}
