import { useQueryClient } from '@tanstack/react-query';
import { teamName as teamNameRule, type TeamView } from '@tapwright/contracts/teams';
import { isWide } from '@tapwright/domain/display-width';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { ownTeamsKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { renameTeam } from '../api/change-team.ts';

type Props = { readonly team: TeamView; readonly onClose: () => void };

export function RenameDialog({ team: { teamId, teamName }, onClose }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  const queryClient = useQueryClient();
  const { form, values, isPending, submit, textOf } = useSentForm({
    first: { teamName },
    rulesOf: () => ({ teamName: teamNameRule }),
    send: (all) => renameTeam({ teamId, ...all }),
    onDone: () => {
      showToast({ tone: 'good', text: t('head.changed') });
      void queryClient.invalidateQueries({ queryKey: ownTeamsKeys.all });
      onClose();
    },
    failed: t('head.changeFailed'),
  });
  return (
    <FormDialog
      title={t('rename.title')}
      submit={t('rename.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('teams:create.name')}
        help={isWide(values.teamName) ? t('teams:create.nameWide') : t('teams:create.nameHelp')}
        autoComplete="off"
        data-autofocus
        {...textOf('teamName')}
      />
    </FormDialog>
  );
}
