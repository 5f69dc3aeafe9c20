import type { NoticeView } from '@tapwright/contracts/notifications';
import { createObservable } from '../../platform/observable.ts';
import { decideDialog, type NoticeDialogKind } from './decide-dialog.ts';

export type WaitingNotice = { notice: NoticeView; kind: Exclude<NoticeDialogKind, 'none'> };

/** Those that open by themselves, the oldest first; one at a time is in front of the page. */
export const waitingNotices = createObservable<readonly WaitingNotice[]>([]);

export function queueNotice(notice: NoticeView, currentTeamId: number | undefined) {
  const kind = decideDialog(notice, currentTeamId);
  const waiting = waitingNotices.get();
  if (kind === 'none' || waiting.some((one) => one.notice.id === notice.id)) return;
  waitingNotices.set([...waiting, { notice, kind }]);
}

/** Answered here or in another window, or left for later. */
export function dropNotice(id: number) {
  const waiting = waitingNotices.get();
  if (waiting.some(({ notice }) => notice.id === id))
    waitingNotices.set(waiting.filter(({ notice }) => notice.id !== id));
}
