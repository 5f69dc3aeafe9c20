import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ChangeSetState, EditView } from '@tapwright/contracts/change-set-view';
import { undoShownMs } from '@tapwright/contracts/limits';
import { showToast } from '../../../platform/calls/toasts.ts';
import { adObjectQuery, changeSetQuery } from '../api/change-queries.ts';
import { isTimeField } from '../cells/cell-fields.ts';
import { titleOf } from '../describe-change.ts';
import { forgetSet, noteEnds, type SentSet, sentSets } from '../opened.ts';
import { useSayEnd } from './use-say-end.ts';
import { useUndo } from './use-undo.ts';
import { useWriting } from '../use-writing.ts';
import classes from '../drafts/draft-bar.module.css';
import { SendingBar } from './sending-bar.tsx';

/** Where the live line is down, an end is still heard of. */
const askAgainMs = 4_000;

/** As many refusals as rows can show. */
const shownEnds = 200;

const isOnItsWay = (state: ChangeSetState | undefined) => state === undefined || state === 'sending';

/** Says of each set that was sent from this window how far it is, and how it ended. */
export function SentSets() {
  const sent = useSyncExternalStore(sentSets.subscribe, sentSets.get);
  return (
    <div className={classes.sendings}>
      {sent.map((one) => (
        <Sent key={one.changeSetId} {...one} />
      ))}
    </div>
  );
}

function Sent({ teamId, changeSetId }: SentSet) {
  const navigate = useNavigate();
  const sayEnd = useSayEnd();
  const undo = useUndo();
  const { data } = useQuery({
    ...changeSetQuery({ teamId, changeSetId, pageSize: shownEnds }),
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.set.state) ? askAgainMs : false),
  });
  const [only] = data?.edits.total === 1 ? data.edits.list : [];
  const { isKnown, timeZone } = useClock(teamId, only);
  const writing = useWriting(timeZone);
  const { t } = writing;
  const state = isKnown ? data?.set.state : undefined;
  const open = () => void navigate({ to: '/ad/changes', search: { set: String(changeSetId) } });
  const say = useEffectEvent(() => {
    if (data === undefined) return;
    const { set, edits } = data;
    const title = titleOf(writing, set);
    const topic = topicOf(changeSetId, only);
    const busy = { tone: 'busy', text: t('changes:toast.sending', { title }), topic } as const;
    if (set.state === 'sending') {
      if (set.counts.edits === 1) showToast({ ...busy, shownMs: 'untilClosed' });
      return;
    }
    forgetSet(changeSetId);
    const look = { label: t('changes:toast.open'), onPress: open };
    if (set.state === 'proposed' || set.state === 'scheduled') {
      const text = t(`changes:toast.${set.state}`, { title });
      return showToast({ tone: 'good', text, topic, shownMs: undoShownMs, action: look });
    }
    if (set.state !== 'settled') return;
    const lost = edits.list.filter(({ state: end }) => end === 'refused' || end === 'stale');
    const whyOf = (edit: EditView) => edit.appleWords ?? sayEnd(edit);
    noteEnds(
      teamId,
      edits.list,
      lost.map((edit) => ({ ...edit, teamId, changeSetId, why: whyOf(edit) })),
    );
    const { live } = set.counts;
    const isWhole = live === set.counts.edits;
    if (isWhole) {
      const mayUndo = set.about.intents.some((intent) => intent !== 'remove');
      const action = { label: t('changes:undo.action'), isUndo: true, onPress: () => void undo(set) };
      const text = t(mayUndo ? 'changes:toast.live' : 'changes:toast.deleted', { title });
      return showToast({ tone: 'good', text, topic, shownMs: undoShownMs, ...(mayUndo && { action }) });
    }
    const failed = edits.list.find((edit) => edit.state !== 'live');
    const why = failed ? whyOf(failed) : '';
    const text =
      live === 0
        ? t('changes:toast.refused', { title, why })
        : t('changes:toast.partly', { title, count: set.counts.edits - live });
    showToast({ tone: 'poor', text, topic, shownMs: undoShownMs, action: look });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each state it comes to
  useEffect(() => say(), [state]);
  const isShown = data?.set.state === 'sending' && data.set.counts.edits > 1;
  return isShown ? <SendingBar set={data.set} onOpen={open} /> : null;
}

/** Of one object the last word stands; what is made gets its id only when it is live. */
function topicOf(changeSetId: number, only: EditView | undefined): string {
  const isOld = only !== undefined && only.intent !== 'create';
  return `changes.${isOld ? `${only.kind}.${only.objectId}` : changeSetId}`;
}

/** Whose clock the times of an edit are written by: as they were typed, that of the ad account. */
function useClock(teamId: number, { kind, objectId, after }: Partial<EditView> = {}) {
  const isTimed = Object.keys(after ?? {}).some(isTimeField);
  const query = adObjectQuery(teamId, kind ?? 'campaign', objectId ?? '');
  const { data, isPending } = useQuery({ ...query, enabled: isTimed && Boolean(objectId) });
  return { isKnown: !isTimed || !objectId || !isPending, timeZone: data?.timeZone };
}
