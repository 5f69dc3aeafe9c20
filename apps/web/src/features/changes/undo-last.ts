import { closeToast, toasts } from '../../platform/toasts.ts';

/** Of the changes whose undoing is still offered. */
export function undoLast() {
  const last = toasts.get().findLast(({ action }) => action?.isUndo);
  if (last === undefined) return;
  closeToast(last.id);
  last.action?.onPress();
}
