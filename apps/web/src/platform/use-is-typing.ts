import { useEffect, useState } from 'react';

const restMs = 1_500;

/** Somebody is in the middle of typing: what takes the focus then takes their keys, and a button there their Enter. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setTyping(false), restMs);
      setTyping(true);
    };
    window.addEventListener('input', onInput);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('input', onInput);
    };
  }, []);
  return isTyping;
}
