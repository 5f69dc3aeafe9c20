import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { maxComment } from '@tapwright/contracts/change-comments';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { WordsForm } from '../../../platform/forms/words-form.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addComment } from '../api/comment-queries.ts';
import type { SetKey } from '../api/decide-change.ts';
import { useReadChanges } from '../use-read-changes.ts';
import classes from './set-trail.module.css';

/** What was typed stays until it is kept. */
export function CommentForm(key: SetKey) {
  const { t } = useTranslation('changeSet');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => addComment({ ...key, text: text.trim() }),
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      setText('');
      void readChanges(key.teamId);
    },
    onError: (error) => showFailure(t('comments.failed'), error),
  });
  return (
    <WordsForm
      className={classes.write}
      label={t('comments.label')}
      help={t('comments.help')}
      rows={2}
      maxLength={maxComment}
      text={text}
      onType={setText}
      onSend={() => {
        if (!isPending) mutate();
      }}
    >
      <Button type="submit" disabled={text.trim() === ''} loading={isPending}>
        {t('comments.send')}
      </Button>
    </WordsForm>
  );
}
