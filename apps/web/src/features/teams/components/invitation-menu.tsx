import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  invitationLastsDays,
  type InvitationState,
  type InvitationView,
} from '@tapwright/contracts/invitations';
import type { TeamView } from '@tapwright/contracts/teams';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/menu.css';
import { ask } from '../../../platform/questions.ts';
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
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('invitations.menu', { account })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => resend.run(which)}>{t('resend.action')}</Menu.Item>
        {actions.includes('withdraw') ? (
          <Menu.Item data-danger onClick={() => void askWithdraw()}>
            {t('withdraw.action')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
