import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addToDraft, commitChange, type When } from '../api/commit-change.ts';
import { draftsQuery } from '../api/draft-queries.ts';
import type { Change } from '../change.ts';
import { chosenDraft, followSet, openedDraft } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';

export type Commit = {
  readonly change: Change;
  readonly origin: 'cell' | 'form' | 'bulk';
  readonly when?: When;
};
type Ended =
  | { readonly is: 'sent'; readonly set: ChangeSetView }
  | { readonly is: 'toConfirm' }
  /** By field; without one where it is about none of them. */
  | {
      readonly is: 'refused';
      readonly fields: Readonly<Record<string, string>>;
      readonly error: CallFailure;
    };

/** Sends a change once; what comes of it afterwards is said by a toast. */
export function useCommit() {
  const { t } = useTranslation('changes');
  const queryClient = useQueryClient();
  const readChanges = useReadChanges();
  const [isPending, setPending] = useState(false);
  const commit = async (
    { change, origin, when }: Commit,
    confirmed: readonly WarningReason[],
  ): Promise<Ended> => {
    setPending(true);
    try {
      const set = await commitChange(change, origin, confirmed, when);
      followSet({ teamId: change.teamId, changeSetId: set.changeSetId });
      void readChanges(change.teamId);
      return { is: 'sent', set };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.is('confirmationNeeded')) return { is: 'toConfirm' };
      // What it was refused for may be newer than what is shown.
      void readChanges(change.teamId);
      return { is: 'refused', fields: fieldsOf(error), error };
    } finally {
      setPending(false);
    }
  };
  /** Into the draft that was chosen last, or the newest; where there is none, a new one. */
  const gather = async (change: Change): Promise<Ended> => {
    setPending(true);
    try {
      const drafts = await queryClient.fetchQuery(draftsQuery(change.teamId));
      const set = await addToDraft(change, chooseDraft(drafts, chosenDraft.get()));
      chosenDraft.set(set.changeSetId);
      const open = { label: t('toast.open'), onPress: () => openedDraft.set(set.changeSetId) };
      const text = t('draft.added', { count: set.counts.edits });
      showToast({ tone: 'good', text, topic: 'changes.draft', action: open });
      void readChanges(change.teamId);
      return { is: 'sent', set };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return { is: 'refused', fields: fieldsOf(error), error };
    } finally {
      setPending(false);
    }
  };
  return { commit, gather, isPending };
}

const chooseDraft = (drafts: readonly ChangeSetView[], chosen: number | 'new' | undefined) => {
  if (chosen === 'new') return undefined;
  return (drafts.find(({ changeSetId }) => changeSetId === chosen) ?? drafts[0])?.changeSetId;
};

/** `keywords.0.bid` is about the bid, `scheduledFor` about all of it. */
const fieldsOf = ({ fields }: CallFailure): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const parts = path.split('.');
      return [parts.length > 2 ? parts.slice(2).join('.') : path, message];
    }),
  );
