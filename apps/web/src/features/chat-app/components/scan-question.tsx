import { useMutation, useQuery } from '@tanstack/react-query';
import type { findScan } from '@tapwright/contracts/chat-app';
import type { AnswerOf } from '@tapwright/contracts/call';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { scanQuery, sendAnswer } from '../api/scan.ts';
import { ScanFacts } from './scan-facts.tsx';
import classes from './scan-question.module.css';

const isEnded = (error: unknown) => error instanceof CallFailure && error.is('chatAppCodeEnded');

/** On the phone that scanned: who asks, from where and when, and yes or no. */
export function ScanQuestion() {
  const { t } = useTranslation('chatApp');
  const { data: scan, error, refetch } = useQuery(scanQuery);
  const answer = useMutation({ mutationFn: sendAnswer, meta: { isShownInPlace: isEnded } });

  if (error && scan === undefined) {
    return (
      <ViewFailed
        title={t('confirm.notRead')}
        text={t('confirm.refusedText')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (scan === undefined) return <Skeleton height={120} />;
  if (scan === null || isEnded(answer.error)) {
    return <Said title={t('confirm.ended')} text={t('confirm.endedText')} />;
  }
  if (answer.data === true) return <Said title={t('confirm.approved')} text={t('confirm.approvedText')} />;
  if (answer.data === false) return <Said title={t('confirm.refused')} text={t('confirm.refusedText')} />;
  return <Question scan={scan} isPending={answer.isPending} onAnswer={answer.mutate} />;
}

type QuestionProps = {
  readonly scan: AnswerOf<typeof findScan>;
  readonly isPending: boolean;
  readonly onAnswer: (isApproved: boolean) => void;
};

function Question({ scan, isPending, onAnswer }: QuestionProps) {
  const { t } = useTranslation('chatApp');
  const isBinding = scan.purpose === 'bind';
  return (
    <>
      <h1 className={classes.title}>{isBinding ? t('confirm.bind') : t('confirm.signIn')}</h1>
      <ScanFacts scan={scan} />
      <p className={classes.text}>{isBinding ? t('confirm.bindWarning') : t('confirm.warning')}</p>
      <div className={classes.actions}>
        <Button size="lg" disabled={isPending} onClick={() => onAnswer(false)}>
          {t('confirm.refuse')}
        </Button>
        <Button size="lg" variant="filled" disabled={isPending} onClick={() => onAnswer(true)}>
          {t('confirm.approve')}
        </Button>
      </div>
    </>
  );
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div role="status">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
