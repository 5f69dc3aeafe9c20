import { toastShownMs } from '@tapwright/contracts/limits';
import { createObservable } from '../observable.ts';

export type Toast = {
  tone: 'good' | 'poor' | 'busy';
  text: string;
  shownMs?: number | 'untilClosed';
  action?: { label: string; isUndo?: boolean; onPress: () => void } | undefined;
  /** Takes the place of the one with the same. */
  topic?: string | undefined;
};
export type ShownToast = Toast & { id: number; shownMs: number | 'untilClosed' };

export const toasts = createObservable<readonly ShownToast[]>([]);
let lastId = 0;

/** Words that are on the screen already are said again, not twice. */
export function showToast({ shownMs = toastShownMs, ...toast }: Toast) {
  lastId += 1;
  const isSame = ({ text, topic }: ShownToast) =>
    text === toast.text || (topic !== undefined && topic === toast.topic);
  toasts.set([...toasts.get().filter((one) => !isSame(one)), { ...toast, id: lastId, shownMs }]);
}

export function closeToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
