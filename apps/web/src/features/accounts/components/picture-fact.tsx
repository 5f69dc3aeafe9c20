import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Initials } from '@tapwright/ui/layout/initials';
import { findPictureProblem, pictureTypes } from '@tapwright/domain/picture-rules';
import type { UserView } from '@tapwright/contracts/accounts';
import { failureShownMs } from '@tapwright/contracts/limits';
import { Button } from '@tapwright/ui/forms/button';
import { personKeys } from '../../../platform/keys.ts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changePicture, removePicture } from '../api/change-own-account.ts';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import classes from './picture-fact.module.css';

export function PictureFact({ person }: { readonly person: UserView }) {
  const { t } = useTranslation(['personal', 'uploads']);
  const input = useRef<HTMLInputElement>(null);
  const { isPending, isRemoving, choose, remove } = usePicture();
  return (
    <div className={classes.row}>
      <Initials of="person" size="large" name={person.nickName} picture={person.headimgurl ?? undefined} />
      <div>
        <div className={classes.actions}>
          <Button loading={isPending} onClick={() => input.current?.click()}>
            {t('picture.change')}
          </Button>
          {person.headimgurl === null ? null : (
            <Button loading={isRemoving} onClick={remove}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p className={classes.note}>{t('picture.note')}</p>
      </div>
      <input
        ref={input}
        className={classes.input}
        type="file"
        name="uploadFile"
        tabIndex={-1}
        aria-label={t('picture.change')}
        accept={pictureTypes.join()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (file !== undefined) choose(file);
        }}
      />
    </div>
  );
}

function usePicture() {
  const { t } = useTranslation(['personal', 'uploads']);
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const readPerson = () => queryClient.invalidateQueries({ queryKey: personKeys.all });
  const refuse = (text: string) => showToast({ tone: 'poor', text, shownMs: failureShownMs });

  const change = useMutation({
    mutationFn: changePicture,
    meta: { isShownInPlace: (error) => isRefusal(error) || isUnreachable(error) },
    onSuccess: async () => {
      showToast({ tone: 'good', text: t('uploads:done') });
      await readPerson();
    },
    onError: (error) => {
      if (isUnreachable(error)) refuse(t('uploads:failed'));
      else showFailure(t('uploads:failed'), error);
    },
  });
  const removal = useMutation({
    mutationFn: removePicture,
    meta: { isShownInPlace: isRefusal },
    onSuccess: async () => {
      showToast({ tone: 'good', text: t('changed') });
      await readPerson();
    },
    onError: (error) => showFailure(t('changeFailed'), error),
  });
  return {
    isPending: change.isPending,
    isRemoving: removal.isPending,
    remove: () => removal.mutate(),
    choose: (file: File) => {
      const problem = findPictureProblem(file);
      if (problem === undefined) change.mutate(file);
      else refuse(problem === 'type' ? t('uploads:rules.type') : t('uploads:rules.size'));
    },
  };
}

const isUnreachable = (error: unknown) => error instanceof CallFailure && error.kind === 'unreachable';
