import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { SyncSection } from '../../../features/apple-sync/components/sync-section.tsx';
import { GroupList } from '../../../features/campaign-groups/components/group-list.tsx';
import { certificatesQuery } from '../../../features/certificates/api/certificates.ts';
import { CertificateList } from '../../../features/certificates/components/certificate-list.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

export function CertificatesPage() {
  const teamId = useCurrentTeam()?.teamId;
  return teamId === undefined ? null : <CertificatesOf key={teamId} teamId={teamId} />;
}

function CertificatesOf({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const { data = [] } = useQuery(certificatesQuery(teamId));
  const bind = (certificateId?: number) =>
    void navigate({
      to: '/user/zs_bind',
      search: certificateId === undefined ? {} : { certificate: String(certificateId) },
    });
  const hasAny = data.length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          hasAny ? (
            <Button variant="filled" onClick={() => bind()}>
              {t('connect')}
            </Button>
          ) : undefined
        }
      />
      <CertificateList teamId={teamId} onBind={bind} />
      {hasAny ? <GroupList teamId={teamId} /> : null}
      {hasAny ? <SyncSection teamId={teamId} /> : null}
    </>
  );
}
