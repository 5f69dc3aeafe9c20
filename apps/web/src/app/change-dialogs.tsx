import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import { openedPanel, openedPreview, requestedStatus, sentSets } from '../features/changes/opened.ts';
import { useCurrentTeam } from '../platform/teams.ts';
import { useLaterWords } from '../platform/use-later-words.ts';

const ObjectPanel = lazy(async () => ({
  default: (await import('../features/changes/components/object-panel.tsx')).ObjectPanel,
}));
const PreviewDialog = lazy(async () => ({
  default: (await import('../features/changes/components/preview-dialog.tsx')).PreviewDialog,
}));
const StatusChange = lazy(async () => ({
  default: (await import('../features/changes/components/status-change.tsx')).StatusChange,
}));
const SentSets = lazy(async () => ({
  default: (await import('../features/changes/components/sent-sets.tsx')).SentSets,
}));

const laterWords = ['changes', 'serving', 'adWords'] as const;

/** What is opened of ads to change them, from whatever page; and what is said of changes on their way. */
export function ChangeDialogs() {
  const team = useCurrentTeam();
  const panel = useSyncExternalStore(openedPanel.subscribe, openedPanel.get);
  const preview = useSyncExternalStore(openedPreview.subscribe, openedPreview.get);
  const status = useSyncExternalStore(requestedStatus.subscribe, requestedStatus.get);
  const sent = useSyncExternalStore(sentSets.subscribe, sentSets.get);
  const { pathname } = useLocation();
  const closeAll = useEffectEvent(() => {
    openedPanel.set(undefined);
    openedPreview.set(undefined);
  });
  const place = `${pathname} ${team?.teamId ?? ''}`;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on another page or in another team nothing of these stays open
  useEffect(() => closeAll(), [place]);
  const isNeeded = [panel, preview, status].some((one) => one !== undefined) || sent.length > 0;
  const hasWords = useLaterWords(laterWords, isNeeded);
  const mayEdit = team !== undefined && can(team.roleName, 'campaign.edit');
  if (!hasWords) return null;
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
        <PreviewDialog change={preview} onClose={() => openedPreview.set(undefined)} />
      )}
      {status === undefined ? null : (
        <StatusChange
          key={`${status.object.kind} ${status.object.id} ${status.status}`}
          {...status}
          onEnd={() => requestedStatus.set(undefined)}
        />
      )}
      {sent.length === 0 ? null : <SentSets />}
    </Suspense>
  );
}
