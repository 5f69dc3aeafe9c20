import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChangeSetView, EditView } from '@tapwright/contracts/change-sets';
import { useShowFailure } from '../../platform/use-show-failure.ts';
import { useCurrentTeam } from '../../platform/teams.ts';
import { changeSetQuery } from './api/change-queries.ts';
import type { Change } from './change.ts';
import { openedPreview } from './opened.ts';
import { prepareUndo } from './prepare-undo.ts';
import { useCommit } from './use-commit.ts';

const pageSize = 200;

/** One edit goes back at once; several are looked at first. */
export function useUndo() {
  const { t } = useTranslation('changes');
  const queryClient = useQueryClient();
  const team = useCurrentTeam();
  const showFailure = useShowFailure();
  const { commit } = useCommit();

  const readEdits = async (teamId: number, { changeSetId, counts }: ChangeSetView): Promise<EditView[]> => {
    const found: EditView[] = [];
    for (let pageNum = 1; found.length < counts.edits; pageNum += 1) {
      const { edits } = await queryClient.fetchQuery(
        changeSetQuery({ teamId, changeSetId, pageNum, pageSize }),
      );
      if (edits.list.length === 0) break;
      found.push(...edits.list);
    }
    return found;
  };
  const look = async (set: ChangeSetView): Promise<Change | undefined> => {
    if (team === undefined) return undefined;
    return prepareUndo(team.teamId, set.changeSetId, await readEdits(team.teamId, set));
  };
  return async (set: ChangeSetView, looksFirst = false) => {
    try {
      const change = await look(set);
      if (change === undefined) return;
      if (looksFirst || set.counts.edits > 1) return openedPreview.set({ change });
      const ended = await commit({ change, origin: 'cell' }, []);
      if (ended.is === 'toConfirm') openedPreview.set({ change });
      if (ended.is === 'refused') showFailure(t('undo.failed'), ended.error);
    } catch (error) {
      showFailure(t('undo.failed'), error);
    }
  };
}
