import type { ReactNode } from 'react';
import { ErrorState } from '@tapwright/ui/feedback/error-state';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../words/use-translation.ts';
import { CallFailure } from './call-failure.ts';
import { showToast } from './toasts.ts';
import { useCopy } from '../files/use-copy.ts';

type Props = {
  /** What could not be shown. */
  readonly title: string;
  /** What is safe. */
  readonly text: string;
  readonly error: unknown;
  readonly at: Date;
  readonly note?: ReactNode;
  readonly onTryAgain: () => void;
};

/** What happened, what is safe, and what can be done. */
export function FailedView({ title, text, error, at, note, onTryAgain }: Props) {
  const { t } = useTranslation();
  const copyText = useCopy();
  const copy = async () => {
    const request = error instanceof CallFailure ? error.requestId : undefined;
    const report = [at.toISOString(), location.href, request, String(error)].filter(Boolean);
    if (await copyText(report.join('\n'))) showToast({ tone: 'good', text: t('failed.copied') });
  };
  return (
    <ErrorState
      title={title}
      actions={
        <>
          <Button variant="filled" onClick={onTryAgain}>
            {t('failed.tryAgain')}
          </Button>
          <Button onClick={() => void copy()}>{t('failed.copy')}</Button>
        </>
      }
      note={note}
    >
      {text}
    </ErrorState>
  );
}
