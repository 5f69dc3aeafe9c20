import { useEffect, useEffectEvent } from 'react';

/** `mod` is ⌘ on Apple's machines and Ctrl elsewhere; a single key is heard only where nobody is typing. */
export type KeyName = '[' | '?' | 'mod+k';

export function useKeys(keys: Partial<Record<KeyName, () => void>>) {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = name === undefined ? undefined : keys[name];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** By what is written on the key, so that `[` works on every keyboard that has it. */
function nameOf(event: KeyboardEvent): KeyName | undefined {
  if (event.isComposing || event.repeat) return undefined;
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') return 'mod+k';
  if (event.metaKey || (event.ctrlKey && !event.altKey) || isTyping(event.target)) return undefined;
  return event.key === '[' || event.key === '?' ? event.key : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'))
  );
}

/** What is printed on the key of the commands, on this machine. */
export const modKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
