import { useQueryClient } from '@tanstack/react-query';
import { invitationLastsDays, inviteMember as inviteMemberCall } from '@tapwright/contracts/invitations';
import { canGrant, invitedRoles, isReader } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { teamKeys } from '../keys.ts';
import { scopeTextFor } from '../scope-text-for.ts';
import { useSendInvitation } from '../use-send-invitation.ts';
import { findInvitedRole, RoleFields } from './role-fields.tsx';

const { account: accountRule, roleName: roleRule } = inviteMemberCall.body.shape;

type Props = { readonly team: TeamView; readonly onClose: () => void };

export function InviteDialog({ team, onClose }: Props) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const { teamId, teamName, roleName: ownRole } = team;
  const ofScope = scopeTextFor(team);
  const send = useSendInvitation(team, ofScope);
  const { form, values, isPending, errorOf, set, submit, textOf } = useSentForm({
    first: {
      account: '',
      roleName: invitedRoles.find((role) => isReader(role) && canGrant(ownRole, role)) ?? '',
      scope: '',
    },
    rulesOf: (all) => ({ account: accountRule, roleName: roleRule, scope: ofScope.rule(all.roleName) }),
    send,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: teamKeys.invitations(teamId) });
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
        label={t('invite.account')}
        help={t('invite.accountHelp', { days: invitationLastsDays })}
        autoComplete="off"
        data-autofocus
        {...textOf('account')}
      />
      <RoleFields
        team={team}
        value={findInvitedRole(values.roleName) ?? ''}
        error={errorOf('roleName')}
        onChange={(role) => set('roleName', role)}
        scope={ofScope.read(values.scope, values.roleName)}
        scopeError={errorOf('scope')}
        onScope={(scope) => set('scope', ofScope.write(values.roleName, scope))}
      />
    </FormDialog>
  );
}
