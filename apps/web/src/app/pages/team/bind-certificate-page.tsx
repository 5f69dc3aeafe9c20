import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { AttachForm } from '../../../features/campaign-groups/components/attach-form.tsx';
import { certificatesQuery } from '../../../features/certificates/api/certificates.ts';
import { BindWizard } from '../../../features/certificates/components/bind-wizard.tsx';
import { CertificatesState } from '../../../features/certificates/components/certificates-state.tsx';
import { KeyPairStart } from '../../../features/certificates/components/key-pair-start.tsx';
import { certificateKeys } from '../../../features/certificates/keys.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

export function BindCertificatePage() {
  const teamId = useCurrentTeam()?.teamId;
  return teamId === undefined ? null : <Bind key={teamId} teamId={teamId} />;
}

/** The certificate the address names, or the button that creates one. */
function Bind({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { certificate: named } = useSearch({ from: '/framed/user/zs_bind' });
  const { data, error, refetch } = useQuery(certificatesQuery(teamId));
  const certificate = data?.find(({ certificateId }) => String(certificateId) === named);
  const choose = (chosen: CertificateView) => {
    const { certificateId } = chosen;
    queryClient.setQueryData(certificatesQuery(teamId).queryKey, (list = []) => [
      ...list.filter((other) => other.certificateId !== certificateId),
      chosen,
    ]);
    void queryClient.invalidateQueries({ queryKey: certificateKeys.all });
    void navigate({ to: '/user/zs_bind', search: { certificate: String(certificateId) }, replace: true });
  };
  const isBound = certificate !== undefined && certificate.boundAt !== null && certificate.next === null;
  return (
    <>
      <PageHead
        title={t(certificate?.next ? 'rotateTitle' : 'connect')}
        path={<Link to="/user/zs_manager">{t('title')}</Link>}
        actions={
          <Button render={<Link to="/user/zs_manager" />}>
            {t(isBound || certificate === undefined ? 'back' : 'leave')}
          </Button>
        }
      />
      {certificate ? (
        <BindWizard
          key={certificate.certificateId}
          teamId={teamId}
          certificate={certificate}
          onChosen={choose}
          attach={
            <AttachForm
              teamId={teamId}
              certificateId={certificate.certificateId}
              onAttached={() => void navigate({ to: '/user/zs_manager' })}
            />
          }
        />
      ) : (
        <CertificatesState
          error={data === undefined ? error : null}
          isLoading={data === undefined}
          onTryAgain={() => void refetch()}
        >
          <KeyPairStart teamId={teamId} onCreated={choose} />
        </CertificatesState>
      )}
    </>
  );
}
