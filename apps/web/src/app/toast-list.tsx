import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Toast } from '@tapwright/ui/feedback/toast';
import { focusPage } from '../platform/focus-page.ts';
import { closeToast, toasts, type ShownToast } from '../platform/calls/toasts.ts';
import { useTranslation } from '../platform/words/use-translation.ts';
import classes from './toast-list.module.css';

export function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <div className={classes.list}>
      {shown.map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
    </div>
  );
}

/** Stays for as long as the pointer or the keyboard is on it. */
function ToastItem({ id, tone, text, shownMs, action }: ShownToast) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const { noteFocus, giveBack } = useFocusBefore();
  const close = () => {
    closeToast(id);
    giveBack();
  };
  useEffect(() => {
    if (shownMs === 'untilClosed' || isPaused) return undefined;
    const timer = setTimeout(() => closeToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs, isPaused]);
  return (
    <Toast
      tone={tone}
      action={
        action && {
          label: action.label,
          onPress: () => {
            close();
            action.onPress();
          },
        }
      }
      closeLabel={t('close')}
      onClose={close}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={(event) => {
        setPaused(true);
        noteFocus(event);
      }}
      onBlur={() => setPaused(false)}
    >
      {text}
    </Toast>
  );
}

/** A toast goes with the button that was pressed; the focus is where it was before, or at the page. */
function useFocusBefore() {
  const before = useRef<EventTarget>(null);
  return {
    noteFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        before.current = relatedTarget;
    },
    giveBack: () => {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusPage();
    },
  };
}
