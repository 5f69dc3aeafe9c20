import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  invitationLastsDays,
  inviteMember as inviteMemberCall,
  mostOpenInvitations,
} from '@tapwright/contracts/invitations';
import { canGrant } from '@tapwright/contracts/roles';
import { mostMembersOfTeam, type TeamView } from '@tapwright/contracts/teams';
import { TextField } from '@tapwright/ui/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
import { inviteMember } from '../api/change-invitations.ts';
import { invitationsQuery } from '../api/team-queries.ts';
import { sayAtField } from '../say-at-field.ts';
import { findInvitedRole, RoleFields } from './role-fields.tsx';

const { account: accountRule, roleName: roleRule } = inviteMemberCall.body.shape;
const waitingShownMs = 5_000;

type Props = { readonly team: TeamView; readonly onClose: () => void };

export function InviteDialog({ team, onClose }: Props) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const { teamId, teamName, roleName: ownRole } = team;
  const send = async ({ account, roleName: chosen }: Record<'account' | 'roleName', string>) => {
    const roleName = z.parse(roleRule, chosen);
    const { nickName, account: to } = await sayAtField(
      'account',
      inviteMember({ teamId, account, roleName }),
      [
        { of: 'teamFull', text: t('invite.teamFull', { count: mostMembersOfTeam }) },
        { of: 'tooManyRequests', text: t('invite.tooManyOpen', { count: mostOpenInvitations }) },
      ],
    );
    const isWaiting = nickName === null;
    showToast({
      tone: 'good',
      text: isWaiting ? t('invite.waits', { account: to }) : t('invite.done', { account: to }),
      ...(isWaiting ? { shownMs: waitingShownMs } : {}),
    });
  };
  const { form, typed, isPending, errorOf, change, leave, submit } = useCheckedForm({
    first: { account: '', roleName: canGrant(ownRole, 'readOnly') ? 'readOnly' : 'campaignsReadOnly' },
    schemasOf: () => ({ account: accountRule, roleName: roleRule }),
    send,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(teamId).queryKey });
      onClose();
    },
    failed: t('invite.failed'),
  });
  return (
    <FormDialog
      title={t('invite.title', { team: teamName })}
      submit={t('invite.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="account"
        label={t('invite.account')}
        help={t('invite.accountHelp', { days: invitationLastsDays })}
        autoComplete="off"
        data-autofocus
        value={typed.account}
        error={errorOf('account')}
        onChange={(event) => change('account', event.target.value)}
        onBlur={() => leave('account')}
      />
      <RoleFields
        ownRole={ownRole}
        value={findInvitedRole(typed.roleName) ?? ''}
        error={errorOf('roleName')}
        onChange={(role) => change('roleName', role)}
      />
    </FormDialog>
  );
}
