import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import type { OpenQuestion } from '../platform/forms/questions.ts';
import { useTranslation } from '../platform/words/use-translation.ts';
import classes from './question-dialog.module.css';

export function QuestionDialog({ title, text, confirm, cancel, answer }: OpenQuestion) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={() => answer(false)}>
      <p>{text}</p>
      <div className={classes.actions}>
        {cancel === undefined ? null : <Button onClick={() => answer(false)}>{cancel}</Button>}
        <Button variant="filled" data-autofocus onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
