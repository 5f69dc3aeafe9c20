import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import {
  editedCell,
  lateUndo,
  openedAmounts,
  openedDraft,
  openedPanel,
  openedPreview,
  requestedStatus,
  sentSets,
} from '../features/changes/opened.ts';
import { openedWord } from '../features/words/opened-word.ts';
import { leavePaste, pasted } from '../features/changes/cells/pasted.ts';
import { undoLast } from '../features/changes/sets/undo-last.ts';
import { useSession } from '../platform/person/session.ts';
import { useCurrentTeam } from '../platform/person/teams.ts';
import { useKeys } from '../platform/use-keys.ts';
import { useLaterWords } from '../platform/words/use-later-words.ts';
import { later } from '../platform/later.tsx';

const ObjectPanel = lazy(async () => ({
  default: (await import('../features/changes/settings/object-panel.tsx')).ObjectPanel,
}));
const PreviewDialog = lazy(async () => ({
  default: (await import('../features/changes/preview/preview-dialog.tsx')).PreviewDialog,
}));
const AmountDialog = lazy(async () => ({
  default: (await import('../features/changes/bulk/amount-dialog.tsx')).AmountDialog,
}));
const PasteBar = lazy(async () => ({
  default: (await import('../features/changes/cells/paste-bar.tsx')).PasteBar,
}));
const CellEditor = lazy(async () => ({
  default: (await import('../features/changes/cells/cell-editor.tsx')).CellEditor,
}));
const DraftBar = later(async () => (await import('../features/changes/drafts/draft-bar.tsx')).DraftBar);
const DraftDialog = lazy(async () => ({
  default: (await import('../features/changes/drafts/draft-dialog.tsx')).DraftDialog,
}));
const StatusChange = lazy(async () => ({
  default: (await import('../features/changes/bulk/status-change.tsx')).StatusChange,
}));
const SentSets = lazy(async () => ({
  default: (await import('../features/changes/sets/sent-sets.tsx')).SentSets,
}));
const LateUndo = lazy(async () => ({
  default: (await import('../features/changes/sets/late-undo.tsx')).LateUndo,
}));

const WhyWord = lazy(async () => ({
  default: (await import('../features/words/components/why-word.tsx')).WhyWord,
}));

const laterWords = ['changes', 'serving', 'adWords', 'targeting'] as const;
const wordWords = ['wordDetail', 'words', 'adWords'] as const;

/** What is opened of ads to change them, from whatever page; and what is said of changes on their way. */
export function ChangeDialogs() {
  const team = useCurrentTeam();
  const { pathname } = useLocation();
  const opened = useOpened();
  const closeAll = useEffectEvent(() => {
    openedPanel.set(undefined);
    openedPreview.set(undefined);
    openedAmounts.set(undefined);
    leavePaste();
    openedDraft.set(undefined);
    editedCell.set(undefined);
    lateUndo.set(undefined);
    openedWord.set(undefined);
  });
  const place = `${pathname} ${team?.teamId ?? ''}`;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on another page or in another team nothing of these stays open
  useEffect(() => closeAll(), [place]);
  const { sent, ...dialogs } = opened;
  const isNeeded = Object.values(dialogs).some((one) => one !== undefined) || sent.length > 0;
  const hasWords = useLaterWords(laterWords, isNeeded);
  const mayEdit = team !== undefined && can(team.roleName, 'campaign.edit');
  useKeys(mayEdit ? { 'mod+z': undoLast } : {});
  return (
    <>
      <Suspense>
        {mayEdit && /^\/(ad|tool)\//.test(pathname) ? (
          <DraftBar key={team.teamId} teamId={team.teamId} />
        ) : null}
      </Suspense>
      <AskedWord />
      {hasWords ? <Dialogs {...opened} teamId={team?.teamId} mayEdit={mayEdit} /> : null}
    </>
  );
}

/** Why a word of a list is there. */
function AskedWord() {
  const opened = useSyncExternalStore(openedWord.subscribe, openedWord.get);
  const hasWords = useLaterWords(wordWords, opened !== undefined);
  if (opened === undefined || !hasWords) return null;
  return (
    <Suspense>
      <WhyWord {...opened} onClose={() => openedWord.set(undefined)} />
    </Suspense>
  );
}

function useOpened() {
  return {
    panel: useSyncExternalStore(openedPanel.subscribe, openedPanel.get),
    preview: useSyncExternalStore(openedPreview.subscribe, openedPreview.get),
    pastedNow: useSyncExternalStore(pasted.subscribe, pasted.get),
    amounts: useSyncExternalStore(openedAmounts.subscribe, openedAmounts.get),
    cell: useSyncExternalStore(editedCell.subscribe, editedCell.get),
    draft: useSyncExternalStore(openedDraft.subscribe, openedDraft.get),
    status: useSyncExternalStore(requestedStatus.subscribe, requestedStatus.get),
    late: useSyncExternalStore(lateUndo.subscribe, lateUndo.get),
    sent: useSyncExternalStore(sentSets.subscribe, sentSets.get),
  };
}

type DialogsProps = ReturnType<typeof useOpened> & {
  readonly teamId: number | undefined;
  readonly mayEdit: boolean;
};

function Dialogs({
  panel,
  preview,
  pastedNow,
  amounts,
  cell,
  draft,
  status,
  late,
  sent,
  teamId,
  mayEdit,
}: DialogsProps) {
  const userId = useSession()?.user?.userId;
  return (
    <Suspense>
      {panel === undefined ? null : (
        <ObjectPanel
          key={`${panel.object.kind} ${panel.object.id}`}
          {...panel}
          mayEdit={mayEdit}
          onTab={(tab) => openedPanel.set({ ...panel, tab })}
          onClose={() => openedPanel.set(undefined)}
        />
      )}
      {preview === undefined ? null : (
        <PreviewDialog {...preview} onClose={() => openedPreview.set(undefined)} />
      )}
      {pastedNow === undefined ? null : <PasteBar {...pastedNow} />}
      {amounts === undefined ? null : (
        <AmountDialog {...amounts} onClose={() => openedAmounts.set(undefined)} />
      )}
      {draft === undefined || teamId === undefined ? null : (
        <DraftDialog teamId={teamId} changeSetId={draft} onClose={() => openedDraft.set(undefined)} />
      )}
      {status === undefined ? null : (
        <StatusChange
          key={`${status.object.kind} ${status.object.id} ${status.status}`}
          {...status}
          onEnd={() => requestedStatus.set(undefined)}
        />
      )}
      {cell === undefined ? null : (
        <CellEditor
          key={`${cell.object.kind} ${cell.object.id} ${cell.column}`}
          {...cell}
          onClose={() => editedCell.set(undefined)}
        />
      )}
      {late === undefined || teamId === undefined || userId === undefined ? null : (
        <LateUndo teamId={teamId} authorId={userId} onEnd={() => lateUndo.set(undefined)} />
      )}
      {sent.length === 0 ? null : <SentSets />}
    </Suspense>
  );
}
