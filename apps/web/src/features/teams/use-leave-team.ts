import type { TeamView } from '@tapwright/contracts/teams';
import { ask } from '../../platform/forms/questions.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { leaveTeam } from './api/change-members.ts';
import { useTeamChange } from './use-team-change.ts';

export function useLeaveTeam({ teamId, teamName: team }: TeamView) {
  const { t } = useTranslation(['members', 'frame']);
  const { run } = useTeamChange(leaveTeam, { done: () => t('leave.done', { team }) });
  return async () => {
    const isConfirmed = await ask({
      title: t('leave.title', { team }),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
      cancel: t('frame:cancel'),
    });
    if (isConfirmed) run(teamId);
  };
}
