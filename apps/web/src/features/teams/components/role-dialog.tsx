import * as z from 'zod/mini';
import { modifyMember } from '@tapwright/contracts/members';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeRole } from '../api/change-members.ts';
import { useReadMembers } from '../use-read-members.ts';
import { scopeTextFor } from '../scope-text-for.ts';
import { showAtField } from '../show-at-field.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { MemberDialogProps } from './member-dialog-props.ts';
import { RoleFields } from './role-fields.tsx';

const { roleName: roleRule } = modifyMember.body.shape;

export function RoleDialog({ team, member, seen, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'teams']);
  const readMembers = useReadMembers(team.teamId);
  const { nickName: who } = seen;
  const ofScope = scopeTextFor(team);
  const { form, values, isPending, errorOf, set, submit } = useSentForm({
    first: {
      roleName: seen.roleName,
      scope: ofScope.write(seen.roleName, seen.scope.length === 0 ? 'all' : seen.scope),
    },
    rulesOf: (all) => ({ roleName: roleRule, scope: ofScope.rule(all.roleName) }),
    send: async (all) => {
      const roleName = z.parse(roleRule, all.roleName);
      const { userId, revision } = member ?? seen;
      const scope = ofScope.send(all.scope, roleName);
      const sent = changeRole({ teamId: team.teamId, userId, revision, roleName, scope });
      try {
        await showAtField('roleName', sent, [{ of: 'changedMeanwhile', text: t('stale.notYet') }]);
      } finally {
        await readMembers();
      }
      showToast({ tone: 'good', text: t('role.done', { who, role: t(`teams:roles.${roleName}`) }) });
    },
    onDone: onClose,
    failed: t('role.failed'),
  });
  return (
    <FormDialog
      title={t('role.title', { who })}
      submit={t('role.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedMeanwhile seen={seen} now={isPending ? seen : member} />
      <p>{t('role.text', { who })}</p>
      <RoleFields
        team={team}
        value={values.roleName}
        error={errorOf('roleName')}
        takesFocus
        onChange={(role) => set('roleName', role)}
        scope={ofScope.read(values.scope, values.roleName)}
        scopeError={errorOf('scope')}
        onScope={(scope) => set('scope', ofScope.write(values.roleName, scope))}
      />
    </FormDialog>
  );
}
