import { useQueryClient } from '@tanstack/react-query';
import { maxReasonCharacters } from '@tapwright/contracts/staff';
import { enterTeam, entryMinutes, type StaffTeamView } from '@tapwright/contracts/staff-teams';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { refreshAccess } from '../../../platform/person/teams.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { actInTeam } from '../api/teams.ts';
import { staffDeskKeys } from '../keys.ts';

const { reason } = enterTeam.body.shape;

type Props = { readonly team: StaffTeamView; readonly onClose: () => void };

/** Nobody acts in a team's name without saying why. */
export function EnterDialog({ team: { teamId, teamName }, onClose }: Props) {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason }),
    send: (values) => actInTeam(teamId, values.reason),
    onDone: () => {
      showToast({ tone: 'good', text: t('teams.enter.done', { team: teamName }) });
      void refreshAccess(queryClient);
      void queryClient.invalidateQueries({ queryKey: staffDeskKeys.teams });
      onClose();
    },
    failed: t('teams.enter.failed'),
  });
  return (
    <FormDialog
      title={t('teams.enter.title', { team: teamName })}
      submit={t('teams.enter.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('teams.enter.text', { minutes: entryMinutes })}</p>
      <TextArea
        label={t('accounts.reason')}
        help={t('teams.enter.reasonHelp')}
        rows={3}
        maxLength={maxReasonCharacters}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
