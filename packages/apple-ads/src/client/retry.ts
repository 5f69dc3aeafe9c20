export type Retry = {
  /** Times a read is sent, and a write that Apple turned away unread. */
  attempts: number;
  firstWaitMs: number;
  maxWaitMs: number;
};

/** Apple advises 2 s, doubled each time, 16 s at most. */
export const usualRetry: Retry = { attempts: 5, firstWaitMs: 2000, maxWaitMs: 16_000 };

/** Between half and all of the step, so that callers who failed together do not come back together. */
export function backoffMs({ firstWaitMs, maxWaitMs }: Retry, failures: number): number {
  const step = Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - 1));
  return step * (0.5 + Math.random() / 2);
}
