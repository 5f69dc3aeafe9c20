import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { refreshAccess } from '../../../platform/person/teams.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { secondFactorQuery } from '../api/second-factor.ts';
import { secondFactorKeys } from '../keys.ts';
import { useRemoveSecondFactor } from '../use-remove-second-factor.ts';
import { Enrolment } from './enrolment.tsx';
import classes from './second-factor.module.css';

/** One's own authenticator app: whether there is one, and the way to set it up or be rid of it. */
export function SecondFactorSection() {
  const { t } = useTranslation('secondFactor');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [isEnrolling, setEnrolling] = useState(false);
  const { remove, isRemoving } = useRemoveSecondFactor();
  // Not taken back by a later answer: codes just made stay until they are kept.
  if (data?.isSetUp === false && !isEnrolling) setEnrolling(true);
  if (isEnrolling) {
    const done = async () => {
      await queryClient.invalidateQueries({ queryKey: secondFactorKeys.own });
      await refreshAccess(queryClient);
      setEnrolling(false);
    };
    return (
      <section className={classes.section}>
        <div className={classes.narrow}>
          <Enrolment onDone={() => void done()} />
        </div>
      </section>
    );
  }
  if (data === undefined)
    return error ? (
      <ViewFailed title={t('notRead')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    ) : (
      <Skeleton width={320} />
    );
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <StatusWord of="in-order">{t('isSetUp')}</StatusWord>
      </h2>
      <p className={classes.text}>{t('left', { count: data.recoveryCodesLeft })}</p>
      <p className={classes.text}>{t('again')}</p>
      <div className={classes.change}>
        <Button onClick={() => setEnrolling(true)}>{t('beginAgain')}</Button>
        <Button variant="danger" loading={isRemoving} onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </section>
  );
}
