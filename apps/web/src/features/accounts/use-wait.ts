import { useCallback, useSyncExternalStore } from 'react';
import { waits } from './waits.ts';

const lookEveryMs = 250;

/** Seconds until it can be asked for again, counting down; 0 when it can. */
export function useWait(what: string): number {
  const subscribe = useCallback((changed: () => void) => {
    const stop = waits.subscribe(changed);
    const ticking = setInterval(changed, lookEveryMs);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => waits.secondsLeft(what));
}
