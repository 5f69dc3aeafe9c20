import { failureShownMs } from '@tapwright/contracts/limits';
import { findPictureProblem } from '@tapwright/domain/picture-rules';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { changeTeamPicture } from './api/change-team.ts';
import { useTeamChange } from './use-team-change.ts';

export function useTeamPicture(teamId: number) {
  const { t } = useTranslation(['members', 'uploads']);
  const change = useTeamChange(changeTeamPicture, {
    done: ({ file }) => (file === undefined ? t('head.changed') : t('uploads:done')),
    failed: t('uploads:failed'),
  });
  return {
    isPending: change.isPending,
    remove: () => change.run({ teamId }),
    choose: (file: File) => {
      const problem = findPictureProblem(file);
      if (problem === undefined) return change.run({ teamId, file });
      const text = problem === 'type' ? t('uploads:rules.type') : t('uploads:rules.size');
      showToast({ tone: 'poor', text, shownMs: failureShownMs });
    },
  };
}
