import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { staffKeys } from '../../../platform/keys.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { secondFactorQuery } from '../api/second-factor.ts';
import { Enrolment } from './enrolment.tsx';
import { PassForm } from './pass-form.tsx';
import classes from './second-factor.module.css';

/** What stands inside is seen by staff whose session has passed its second factor. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('secondFactor');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [stage, setStage] = useState<'unknown' | 'enrolment' | 'inside'>('unknown');
  const enter = () => {
    setStage('inside');
    void queryClient.invalidateQueries({ queryKey: staffKeys.all });
  };

  // Neither is taken back by a later answer: codes just made stay to be kept, and once inside, a session that runs
  // out is asked in a dialog, so that what somebody is writing stays where it is.
  if (stage === 'unknown' && data?.isSetUp === false) setStage('enrolment');
  if (stage === 'unknown' && data?.isSetUp === true && data.isPassed) setStage('inside');

  if (stage === 'inside') return children;
  if (error && data === undefined) {
    return (
      <ViewFailed title={t('notRead')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (data === undefined) {
    return (
      <div className={classes.column} aria-busy>
        <Skeleton width={240} height={16} />
      </div>
    );
  }
  return (
    <div className={classes.column}>
      {stage === 'enrolment' ? <Enrolment onDone={enter} /> : <PassForm isTitled onPassed={enter} />}
    </div>
  );
}
