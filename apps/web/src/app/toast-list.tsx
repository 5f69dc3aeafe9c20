import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from '@tapwright/ui/feedback/toast';
import { closeToast, toasts, type ShownToast } from '../platform/calls/toasts.ts';
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
            closeToast(id);
            action.onPress();
          },
        }
      }
      closeLabel={t('close')}
      onClose={() => closeToast(id)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {text}
    </Toast>
  );
}
