import { useEffectEvent, useLayoutEffect } from 'react';

const singleKeys = ['[', '?', '/', 'j', 'k', 't'] as const;

/** `mod` is ⌘ on Apple's machines and Ctrl elsewhere; a single key is heard only where nobody is typing. */
export type KeyName = (typeof singleKeys)[number] | 'mod+k' | 'mod+enter' | 'mod+z';

export function useKeys(keys: Partial<Record<KeyName, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = name === undefined ? undefined : keys[name];
    // A table has taken it already.
    if (act === undefined || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  // Heard as soon as what they do is seen: an effect may come long after on a busy machine.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** By what is written on the key, so that `[` works on every keyboard that has it. */
function nameOf(event: KeyboardEvent): KeyName | undefined {
  if (event.isComposing || event.repeat) return undefined;
  const withCommand = event.metaKey || event.ctrlKey;
  if (withCommand && event.key.toLowerCase() === 'k') return 'mod+k';
  if (withCommand && event.key === 'Enter') return 'mod+enter';
  if (isTyping(event.target)) return undefined;
  if (withCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z') return 'mod+z';
  if (event.metaKey || (event.ctrlKey && !event.altKey)) return undefined;
  return singleKeys.find((key) => key === event.key);
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
