import { Suspense, useEffect, useSyncExternalStore } from 'react';
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
import { changeWords } from './change-words.ts';
import { useLaterWords } from '../platform/words/use-later-words.ts';
import { KeepsPage } from '../platform/keeps-page.tsx';
import { later, soon } from '@tapwright/ui/layout/later';

const ObjectPanel = later(
  async () => (await import('../features/changes/settings/object-panel.tsx')).ObjectPanel,
);
const PreviewDialog = later(
  async () => (await import('../features/changes/preview/preview-dialog.tsx')).PreviewDialog,
);
const AmountDialog = later(
  async () => (await import('../features/changes/bulk/amount-dialog.tsx')).AmountDialog,
);
const PasteBar = later(async () => (await import('../features/changes/cells/paste-bar.tsx')).PasteBar);
const CellEditor = later(async () => (await import('../features/changes/cells/cell-editor.tsx')).CellEditor);
const DraftBar = soon(async () => (await import('../features/changes/drafts/draft-bar.tsx')).DraftBar);
const DraftDialog = later(
  async () => (await import('../features/changes/drafts/draft-dialog.tsx')).DraftDialog,
);
const StatusChange = later(
  async () => (await import('../features/changes/bulk/status-change.tsx')).StatusChange,
);
const SentSets = later(async () => (await import('../features/changes/sets/sent-sets.tsx')).SentSets);
const LateUndo = later(async () => (await import('../features/changes/sets/late-undo.tsx')).LateUndo);

const WhyWord = later(async () => (await import('../features/words/components/why-word.tsx')).WhyWord);

const wordWords = ['wordDetail', 'words', 'adWords'] as const;

/** What is opened of ads to change them, from whatever page; and what is said of changes on their way. */
export function ChangeDialogs() {
  const team = useCurrentTeam();
  const { pathname } = useLocation();
  const opened = useOpened();
  const place = `${pathname} ${team?.teamId ?? ''}`;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on another page or in another team nothing of these stays open
  useEffect(() => closeAll(), [place]);
  const { sent, ...dialogs } = opened;
  const isNeeded = Object.values(dialogs).some((one) => one !== undefined) || sent.length > 0;
  const hasWords = useLaterWords(changeWords, isNeeded);
  const mayEdit = team !== undefined && can(team.roleName, 'campaign.edit');
  useKeys(mayEdit ? { 'mod+z': undoLast } : {});
  return (
    <>
      <Suspense>
        {mayEdit && /^\/(ad|tool)\//.test(pathname) ? (
          <DraftBar key={team.teamId} teamId={team.teamId} />
        ) : null}
      </Suspense>
      <KeepsPage onMissing={closeAll}>
        <AskedWord />
      </KeepsPage>
      {hasWords ? (
        <KeepsPage onMissing={closeUnsent}>
          <Dialogs {...dialogs} teamId={team?.teamId} mayEdit={mayEdit} />
        </KeepsPage>
      ) : null}
      <Suspense>{hasWords && sent.length > 0 ? <SentSets /> : null}</Suspense>
    </>
  );
}

function closeAll() {
  openedPanel.set(undefined);
  openedPreview.set(undefined);
  openedAmounts.set(undefined);
  leavePaste();
  openedDraft.set(undefined);
  editedCell.set(undefined);
  lateUndo.set(undefined);
  openedWord.set(undefined);
}

function closeUnsent() {
  closeAll();
  requestedStatus.set(undefined);
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

type DialogsProps = Omit<ReturnType<typeof useOpened>, 'sent'> & {
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
    </Suspense>
  );
}
