import { modifyMemberInfo } from '@tapwright/contracts/members';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { nameMember } from '../api/change-members.ts';
import { showAtField } from '../show-at-field.ts';
import { useReadMembers } from '../use-read-members.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { MemberDialogProps } from './member-dialog-props.ts';

const { remark: remarkRule } = modifyMemberInfo.body.shape;

export function RemarkDialog({ team, member, seen, onClose }: MemberDialogProps) {
  const { t } = useTranslation('members');
  const readMembers = useReadMembers(team.teamId);
  const { form, isPending, submit, textOf } = useSentForm({
    first: { remark: seen.remark },
    rulesOf: () => ({ remark: remarkRule }),
    send: async ({ remark }) => {
      const { userId, revision } = member ?? seen;
      const sent = nameMember({ teamId: team.teamId, userId, revision, remark });
      try {
        await showAtField('remark', sent, [{ of: 'changedMeanwhile', text: t('stale.notYet') }]);
      } finally {
        await readMembers();
      }
      showToast({ tone: 'good', text: t('remark.done') });
    },
    onDone: onClose,
    failed: t('remark.failed'),
  });
  return (
    <FormDialog
      title={t('remark.title', { who: seen.nickName })}
      submit={t('remark.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedMeanwhile seen={seen} now={isPending ? seen : member} />
      <TextField
        label={t('remark.label')}
        help={t('remark.help')}
        autoComplete="off"
        data-autofocus
        {...textOf('remark')}
      />
    </FormDialog>
  );
}
