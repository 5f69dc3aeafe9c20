import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { certificatesQuery } from '../api/certificates.ts';
import { CertificateSection } from './certificate-section.tsx';
import { CertificatesState } from './certificates-state.tsx';

type Props = {
  readonly teamId: number;
  /** To the steps: with a certificate to go on with it, without to begin. */
  readonly onBind: (certificateId?: number) => void;
};

export function CertificateList({ teamId, onBind }: Props) {
  const { t } = useTranslation('certificates');
  const { data, error, refetch, dataUpdatedAt } = useQuery(certificatesQuery(teamId));
  if (data === undefined)
    return (
      <CertificatesState error={error} isLoading onTryAgain={() => void refetch()}>
        {null}
      </CertificatesState>
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
