import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { MemberView } from '@tapwright/contracts/members';
import { isOfPlatform } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { refreshAccess } from '../../../platform/person/teams.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { transferTeam } from '../api/change-team.ts';
import { membersQuery } from '../api/team-queries.ts';
import { sameNameRule } from '../same-name-rule.ts';
import { showAtField } from '../show-at-field.ts';

const chosen = z.string().check(z.minLength(1, 'errors:fields.oneOf'));

type Props = {
  readonly team: TeamView;
  /** Chosen already, where the way here led over their row. */
  readonly to: MemberView | undefined;
  readonly onClose: () => void;
};

export function TransferDialog({ team: { teamId, teamName }, to, onClose }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  const queryClient = useQueryClient();
  const { data: members = [] } = useQuery(membersQuery(teamId));
  const others = members.filter(({ roleName }) => roleName !== 'visitor' && !isOfPlatform(roleName));
  const { form, values, isPending, errorOf, set, submit, textOf } = useSentForm({
    first: { userId: to === undefined ? '' : String(to.userId), teamName: '' },
    rulesOf: () => ({ userId: chosen, teamName: sameNameRule(teamName) }),
    send: async ({ userId }) => {
      await showAtField('userId', transferTeam({ teamId, userId: Number(userId) }));
      const who = others.find((member) => String(member.userId) === userId)?.nickName ?? '';
      showToast({ tone: 'good', text: t('transfer.done', { who, team: teamName }) });
    },
    onDone: () => {
      void refreshAccess(queryClient);
      onClose();
    },
    failed: t('transfer.failed'),
  });
  return (
    <FormDialog
      title={t('transfer.title', { team: teamName })}
      submit={t('transfer.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('transfer.text')}</p>
      {others.length === 0 ? (
        <p>{t('transfer.nobody')}</p>
      ) : (
        <ChoiceList
          label={t('transfer.to')}
          value={values.userId}
          error={errorOf('userId')}
          options={others.map(({ userId, nickName, roleName, roleUserStatus }) => ({
            value: String(userId),
            label: nickName,
            note: roleUserStatus === 1 ? t('transfer.disabled') : t(`teams:roles.${roleName}`),
            disabled: roleUserStatus === 1,
          }))}
          onChange={(userId) => set('userId', userId)}
        />
      )}
      <TextField label={t('typeName', { team: teamName })} autoComplete="off" {...textOf('teamName')} />
    </FormDialog>
  );
}
