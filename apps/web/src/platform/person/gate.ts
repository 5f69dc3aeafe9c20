import { searchDebounceMs } from '@tapwright/contracts/limits';

/** Lets the first of several quick presses through and swallows the rest. */
export function createGate(
  closedMs: number = searchDebounceMs,
  nowMs: () => number = () => performance.now(),
) {
  let openAgainAtMs = -Infinity;
  return function pass(): boolean {
    const now = nowMs();
    if (now < openAgainAtMs) return false;
    openAgainAtMs = now + closedMs;
    return true;
  };
}
