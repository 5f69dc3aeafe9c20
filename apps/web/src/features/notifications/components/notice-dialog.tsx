import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { NoticeAnswer } from '../api/answer-notice.ts';
import { useAnswerNotice } from '../use-answer-notice.ts';
import { dropNotice, type WaitingNotice } from '../waiting-notices.ts';
import classes from './notice-dialog.module.css';

type Props = WaitingNotice & {
  readonly onSeePermissions: () => void;
  /** Disabled in this team: once it is read, the person is signed out. */
  readonly onDisabled: () => void;
};

/** Closing it answers nothing: the notice stays behind the bell. */
export function NoticeDialog({ notice, kind, onSeePermissions, onDisabled }: Props) {
  const { t } = useTranslation(['notifications', 'frame']);
  const { answer } = useAnswerNotice();
  const settle = (how: NoticeAnswer, then?: () => void) => {
    answer(notice, how);
    dropNotice(notice.id);
    then?.();
  };
  return (
    <Dialog
      title={t(`dialog.${kind}`)}
      closeLabel={t('frame:close')}
      onClose={() => (kind === 'disabled' ? settle('acknowledge', onDisabled) : dropNotice(notice.id))}
    >
      <p>{notice.news}</p>
      {kind === 'disabled' ? <p>{t('dialog.disabledText')}</p> : null}
      <div className={classes.actions}>
        {kind === 'invitation' ? (
          <>
            <Button onClick={() => settle('refuse')}>{t('answers.refuse')}</Button>
            <Button variant="filled" data-autofocus onClick={() => settle('accept')}>
              {t('answers.accept')}
            </Button>
          </>
        ) : (
          <>
            {kind === 'permission' ? (
              <Button onClick={() => settle('acknowledge', onSeePermissions)}>
                {t('dialog.seePermissions')}
              </Button>
            ) : null}
            <Button
              variant="filled"
              data-autofocus
              onClick={() => settle('acknowledge', kind === 'disabled' ? onDisabled : undefined)}
            >
              {t('answers.acknowledge')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
