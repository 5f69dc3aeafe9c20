import { IconDots } from '@tabler/icons-react';
import {
  invitationLastsDays,
  type InvitationState,
  type InvitationView,
} from '@tapwright/contracts/invitations';
import type { TeamView } from '@tapwright/contracts/teams';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { ask } from '../../../platform/forms/questions.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { resendInvitation, withdrawInvitation } from '../api/change-invitations.ts';
import { listInvitationActions } from '../prepare-invitation.ts';
import { useTeamChange } from '../use-team-change.ts';

type Props = {
  readonly team: TeamView;
  readonly invitation: InvitationView;
  readonly state: InvitationState;
};

export function InvitationMenu({ team, invitation, state }: Props) {
  const { t } = useTranslation(['members', 'frame']);
  const { account, roleName, invitationId } = invitation;
  const which = { teamId: team.teamId, invitationId };
  const resend = useTeamChange(resendInvitation, {
    done: () => t('resend.done', { days: invitationLastsDays }),
  });
  const withdraw = useTeamChange(withdrawInvitation, { done: () => t('withdraw.done') });
  const actions = listInvitationActions(state, { ownRole: team.roleName, roleName });
  if (actions.length === 0) return null;

  const askWithdraw = async () => {
    const isConfirmed = await ask({
      title: t('withdraw.title', { account }),
      text: t('withdraw.text'),
      confirm: t('withdraw.confirm'),
      cancel: t('frame:cancel'),
    });
    if (isConfirmed) withdraw.run(which);
  };
  return (
    <Menu
      trigger={
        <IconButton aria-label={t('invitations.menu', { account })}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      <MenuItem onClick={() => resend.run(which)}>{t('resend.action')}</MenuItem>
      {actions.includes('withdraw') ? (
        <MenuItem tone="danger" onClick={() => void askWithdraw()}>
          {t('withdraw.action')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
