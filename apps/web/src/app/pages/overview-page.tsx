import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '@tapwright/contracts/roles';
import '@tapwright/ui/button.css';
import { EmptyState } from '@tapwright/ui/empty-state';
import { PageHead } from '@tapwright/ui/page-head';
import { useCurrentTeam } from '../../platform/teams.ts';

/** The team at a glance. */
export function OverviewPage() {
  const { t } = useTranslation(['frame', 'teams']);
  const team = useCurrentTeam();
  if (team === undefined) return null;
  const mayInvite = can(team.roleName, 'member.manage');
  return (
    <>
      <PageHead title={t('pages.overview')} />
      <EmptyState
        title={t('teams:overview.title')}
        actions={
          <Button
            component={Link}
            variant="filled"
            to={mayInvite ? '/user/user_manager?tab=invitations' : '/user/user_manager'}
          >
            {mayInvite ? t('teams:overview.invite') : t('teams:overview.members')}
          </Button>
        }
      >
        {t('teams:overview.text', { team: team.teamName })}
      </EmptyState>
    </>
  );
}
