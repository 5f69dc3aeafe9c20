import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { certificatesQuery } from '../api/certificates.ts';
import { CertificateSection } from './certificate-section.tsx';
import classes from './certificate-list.module.css';

type Props = {
  readonly teamId: number;
  /** To the steps: with a certificate to go on with it, without to begin. */
  readonly onBind: (certificateId?: number) => void;
};

export function CertificateList({ teamId, onBind }: Props) {
  const { t } = useTranslation('certificates');
  const { data, error, refetch, dataUpdatedAt } = useQuery(certificatesQuery(teamId));
  if (error && data === undefined)
    return (
      <ViewFailed
        title={t('manager.failed')}
        text={t('manager.failedText')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <div className={classes.bars} aria-busy>
        <Skeleton width={220} height={16} />
        <Skeleton width="60%" />
        <Skeleton width="48%" />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        actions={
          <Button variant="filled" onClick={() => onBind()}>
            {t('connect')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      {data.map((certificate) => (
        <CertificateSection
          key={certificate.certificateId}
          teamId={teamId}
          certificate={certificate}
          readAt={dataUpdatedAt}
          onBind={onBind}
        />
      ))}
    </>
  );
}
