import { toastShownMs } from '@tapwright/contracts/limits';
import { createObservable } from './observable.ts';

export type Toast = { tone: 'good' | 'poor'; text: string; shownMs?: number | 'untilClosed' };
export type ShownToast = Required<Toast> & { id: number };

export const toasts = createObservable<readonly ShownToast[]>([]);
let lastId = 0;

/** Words that are on the screen already are said again, not twice. */
export function showToast({ tone, text, shownMs = toastShownMs }: Toast) {
  lastId += 1;
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id: lastId, tone, text, shownMs }]);
}

export function closeToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
