import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Looked, openedPreview } from '../opened.ts';
import { hasChoice, listFinal, prepareUndo } from './prepare-undo.ts';
import { useCommit } from '../preview/use-commit.ts';
import { useReadEdits } from './use-read-edits.ts';

/** One edit goes back at once; several are looked at first. */
export function useUndo() {
  const { t } = useTranslation('changes');
  const readEdits = useReadEdits();
  const team = useCurrentTeam();
  const showFailure = useShowFailure();
  const { commit } = useCommit();

  const look = async (set: ChangeSetView): Promise<Looked | undefined> => {
    if (team === undefined) return undefined;
    const { teamId } = team;
    const edits = await readEdits(teamId, set);
    const removing = hasChoice(edits) ? prepareUndo(teamId, set.changeSetId, edits, 'remove') : undefined;
    return { change: prepareUndo(teamId, set.changeSetId, edits), removing, final: listFinal(edits) };
  };
  return async (set: ChangeSetView, looksFirst = false) => {
    try {
      const looked = await look(set);
      if (looked === undefined) return;
      if (looksFirst || set.counts.edits > 1) return openedPreview.set(looked);
      const ended = await commit({ change: looked.change, origin: 'cell' }, []);
      // The preview says which rule stands against it.
      const isRuled = ended.is === 'refused' && Object.keys(ended.fields).length > 0;
      if (ended.is === 'toConfirm' || isRuled) openedPreview.set(looked);
      else if (ended.is === 'refused') showFailure(t('undo.failed'), ended.error);
    } catch (error) {
      showFailure(t('undo.failed'), error);
    }
  };
}
