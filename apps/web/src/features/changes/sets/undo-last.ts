import { closeToast, toasts } from '../../../platform/calls/toasts.ts';
import { lateUndo } from '../opened.ts';

/** Of the changes whose undoing is still offered; otherwise the last one is opened, which says what can go back. */
export function undoLast() {
  const last = toasts.get().findLast(({ action }) => action?.isUndo);
  if (last === undefined) return lateUndo.set(true);
  closeToast(last.id);
  last.action?.onPress();
}
