import type { TeamView } from '@tapwright/contracts/teams';
import { ask } from '../../platform/forms/questions.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { requireSecondFactor } from './api/change-team.ts';
import { useTeamChange } from './use-team-change.ts';

/** Asks of everybody in the team what is not asked now, or no longer. */
export function useRequireFactor({ teamId, requiresSecondFactor }: TeamView) {
  const { t } = useTranslation(['members', 'frame']);
  const isRequired = !requiresSecondFactor;
  const { run } = useTeamChange(requireSecondFactor, {
    done: () => (isRequired ? t('factor.done') : t('factor.stopDone')),
  });
  return async () => {
    const isConfirmed = await ask({
      title: isRequired ? t('factor.title') : t('factor.stopTitle'),
      text: isRequired ? t('factor.text') : t('factor.stopText'),
      confirm: isRequired ? t('factor.confirm') : t('factor.stopConfirm'),
      cancel: t('frame:cancel'),
    });
    if (isConfirmed) run({ teamId, isRequired });
  };
}
