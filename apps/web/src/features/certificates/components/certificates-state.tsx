import type { ReactNode } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './certificate-list.module.css';

type Props = {
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly onTryAgain: () => void;
  /** Once the certificates are there. */
  readonly children: ReactNode;
};

/** While the certificates are loaded, and where they could not be. */
export function CertificatesState({ error, isLoading, onTryAgain, children }: Props) {
  const { t } = useTranslation('certificates');
  if (error !== null)
    return (
      <ViewFailed
        title={t('manager.failed')}
        text={t('manager.failedText')}
        error={error}
        onTryAgain={onTryAgain}
      />
    );
  if (!isLoading) return children;
  return (
    <div className={classes.bars} aria-busy>
      <Skeleton width={220} height={16} />
      <Skeleton width="60%" />
      <Skeleton width="48%" />
    </div>
  );
}
