import { Link } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** A team without campaign groups, and what its people can do about it. */
export function NothingAttached({ team: { teamName, roleName } }: { readonly team: TeamView }) {
  const { t } = useTranslation(['frame', 'teams']);
  const mayConnect = can(roleName, 'certificate.manage');
  const mayInvite = can(roleName, 'member.manage');
  return (
    <EmptyState
      title={t('teams:overview.title')}
      actions={
        <>
          {mayConnect ? (
            <Button variant="filled" render={<Link to="/user/zs_bind" />}>
              {t('pages.connect')}
            </Button>
          ) : null}
          {mayConnect ? <Button render={<Link to="/first-steps" />}>{t('pages.firstSteps')}</Button> : null}
          <Button
            variant={mayConnect ? 'default' : 'filled'}
            render={<Link to="/user/user_manager" search={mayInvite ? { tab: 'invitations' } : {}} />}
          >
            {mayInvite ? t('teams:overview.invite') : t('teams:overview.members')}
          </Button>
        </>
      }
    >
      {t('teams:overview.text', { team: teamName })}
    </EmptyState>
  );
}
