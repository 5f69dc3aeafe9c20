import { useEffectEvent, useLayoutEffect } from 'react';

type Change = (typed: string) => string;

/**
 * Hears what is typed for a field that is not there or not focused yet, and keeps it from whatever has the focus
 * meanwhile. The focus stays, so that it can be given back.
 */
export function useTypedAhead(hear: (change: Change) => void, onEscape?: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof HTMLElement && event.target.matches('[data-hears-typing]')) return;
    const change = changeBy(event.key);
    if (event.key === 'Escape') onEscape?.();
    else if (change) hear(change);
    if (change || event.key === 'Enter') event.preventDefault();
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function changeBy(key: string): Change | undefined {
  if (key === 'Backspace') return (typed) => typed.slice(0, -1);
  return /^.$/u.test(key) ? (typed) => typed + key : undefined;
}
