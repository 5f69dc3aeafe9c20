import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { modifyMember } from '@tapwright/contracts/members';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
import { changeRole } from '../api/change-members.ts';
import { useReadMembers } from '../use-read-members.ts';
import { sayAtField } from '../say-at-field.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { MemberDialogProps } from './member-dialog-props.ts';
import { RoleFields } from './role-fields.tsx';

const { roleName: roleRule } = modifyMember.body.shape;

export function RoleDialog({ team, member, seen, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'teams']);
  const readMembers = useReadMembers(team.teamId);
  const { nickName: who } = seen;
  const { form, typed, isPending, errorOf, change, submit } = useCheckedForm({
    first: { roleName: seen.roleName },
    schemasOf: () => ({ roleName: roleRule }),
    send: async (all) => {
      const roleName = z.parse(roleRule, all.roleName);
      const { userId, revision } = member ?? seen;
      const sent = changeRole({ teamId: team.teamId, userId, revision, roleName });
      try {
        await sayAtField('roleName', sent, [{ of: 'changedMeanwhile', text: t('stale.notYet') }]);
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
        ownRole={team.roleName}
        value={typed.roleName}
        error={errorOf('roleName')}
        takesFocus
        onChange={(role) => change('roleName', role)}
      />
    </FormDialog>
  );
}
