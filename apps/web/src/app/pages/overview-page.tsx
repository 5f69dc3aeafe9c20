import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can, type Role } from '@tapwright/contracts/roles';
import '@tapwright/ui/button.css';
import { EmptyState } from '@tapwright/ui/empty-state';
import { PageHead } from '@tapwright/ui/page-head';
import { SyncSection } from '../../features/apple-sync/components/sync-section.tsx';
import { useCurrentTeam } from '../../platform/teams.ts';

/** The team at a glance. */
export function OverviewPage() {
  const { t } = useTranslation(['frame', 'teams']);
  const team = useCurrentTeam();
  if (team === undefined) return null;
  return (
    <>
      <PageHead title={t('pages.overview')} />
      <SyncSection teamId={team.teamId} />
      <EmptyState title={t('teams:overview.title')} actions={<NextSteps role={team.roleName} />}>
        {t('teams:overview.text', { team: team.teamName })}
      </EmptyState>
    </>
  );
}

function NextSteps({ role }: { readonly role: Role }) {
  const { t } = useTranslation(['frame', 'teams']);
  const mayConnect = can(role, 'certificate.manage');
  const mayInvite = can(role, 'member.manage');
  return (
    <>
      {mayConnect ? (
        <Button variant="filled" renderRoot={(props) => <Link {...props} to="/user/zs_bind" />}>
          {t('pages.connect')}
        </Button>
      ) : null}
      <Button
        variant={mayConnect ? 'default' : 'filled'}
        renderRoot={(props) => (
          <Link {...props} to="/user/user_manager" search={mayInvite ? { tab: 'invitations' } : {}} />
        )}
      >
        {mayInvite ? t('teams:overview.invite') : t('teams:overview.members')}
      </Button>
    </>
  );
}
