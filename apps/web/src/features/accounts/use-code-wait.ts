import { useCallback, useSyncExternalStore } from 'react';
import { codeWaits, type CodeTarget } from './code-waits.ts';

const lookEveryMs = 250;

/** Seconds until the next code can be asked for, counting down; 0 when it can. */
export function useCodeWait(target: CodeTarget): number {
  const subscribe = useCallback((changed: () => void) => {
    const stop = codeWaits.subscribe(changed);
    const ticking = setInterval(changed, lookEveryMs);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => codeWaits.secondsLeft(target));
}
