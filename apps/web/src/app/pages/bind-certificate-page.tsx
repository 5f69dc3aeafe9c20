import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { AttachForm } from '../../features/campaign-groups/components/attach-form.tsx';
import { certificatesQuery, makeKey } from '../../features/certificates/api/certificates.ts';
import { BindWizard } from '../../features/certificates/components/bind-wizard.tsx';
import { certificateKeys } from '../../features/certificates/keys.ts';
import { useCurrentTeam } from '../../platform/teams.ts';

export function BindCertificatePage() {
  const teamId = useCurrentTeam()?.teamId;
  return teamId === undefined ? null : <Bind key={teamId} teamId={teamId} />;
}

/** The certificate the address names, or the pair that waits to be bound, which is made if there is none. */
function Bind({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { certificate: named } = useSearch({ from: '/framed/user/zs_bind' });
  const { data } = useQuery(certificatesQuery(teamId));
  const certificate = data?.find(({ certificateId }) => String(certificateId) === named);
  const choose = async (certificateId: number) => {
    await queryClient.invalidateQueries({ queryKey: certificateKeys.all });
    await navigate({ to: '/user/zs_bind', search: { certificate: String(certificateId) }, replace: true });
  };
  const makeOne = useEffectEvent(async () => choose((await makeKey(teamId)).certificateId));
  const isMissing = data !== undefined && certificate === undefined;
  useEffect(() => {
    if (isMissing) void makeOne();
  }, [isMissing]);
  const isBound = certificate !== undefined && certificate.boundAt !== null && certificate.next === null;
  return (
    <>
      <PageHead
        title={t(certificate?.next ? 'rotateTitle' : 'connect')}
        path={<Link to="/user/zs_manager">{t('title')}</Link>}
        actions={<Link to="/user/zs_manager">{t(isBound ? 'back' : 'leave')}</Link>}
      />
      {certificate ? (
        <BindWizard
          key={certificate.certificateId}
          teamId={teamId}
          certificate={certificate}
          onChosen={(certificateId) => void choose(certificateId)}
          attach={
            <AttachForm
              teamId={teamId}
              certificateId={certificate.certificateId}
              onAttached={() => void navigate({ to: '/user/zs_manager' })}
            />
          }
        />
      ) : null}
    </>
  );
}
