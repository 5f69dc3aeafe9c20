import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import '@tapwright/ui/overlay/dialog.css';
import type { AskedQuestion } from '../platform/questions.ts';
import { useReturnFocus } from '../platform/use-return-focus.ts';
import classes from './question-dialog.module.css';

export function QuestionDialog({ title, text, confirm, cancel, answer }: AskedQuestion) {
  useReturnFocus();
  const { t } = useTranslation();
  return (
    <Modal opened title={title} closeButtonProps={{ 'aria-label': t('close') }} onClose={() => answer(false)}>
      <p>{text}</p>
      <div className={classes.actions}>
        {cancel === undefined ? null : <Button onClick={() => answer(false)}>{cancel}</Button>}
        <Button variant="filled" data-autofocus onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
