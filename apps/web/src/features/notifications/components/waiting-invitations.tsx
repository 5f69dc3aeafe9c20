import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { noticeStatuses, noticeTypeOf } from '@tapwright/contracts/notifications';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { noticesQuery } from '../api/notices-query.ts';
import { useAnswerNotice } from '../use-answer-notice.ts';
import classes from './waiting-invitations.module.css';

type Props = { readonly otherwise: ReactNode };

/** Where somebody without a team lands: a team may be waiting for them. */
export function WaitingInvitations({ otherwise }: Props) {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(noticesQuery(useLanguage()));
  const { answer, isPending } = useAnswerNotice();
  const waiting = (data?.list ?? []).filter(
    ({ typeId, status }) => noticeTypeOf(typeId) === 'invited' && status === noticeStatuses.open,
  );
  if (waiting.length === 0) return otherwise;
  return (
    <section className={classes.section} aria-label={t('dialog.invitation')}>
      <h2 className={classes.title}>{t('dialog.invitation')}</h2>
      <ul className={classes.list}>
        {waiting.map((notice) => (
          <li key={notice.id} className={classes.row}>
            <p className={classes.news}>{notice.news}</p>
            <div className={classes.answers}>
              <Button disabled={isPending} onClick={() => answer(notice, 'refuse')}>
                {t('answers.refuse')}
              </Button>
              <Button variant="filled" disabled={isPending} onClick={() => answer(notice, 'accept')}>
                {t('answers.accept')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
