import type { Failure } from '../failure.ts';

/** What came out of one part of the run: checks, or the tests of one kind. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: Failure[] };

export type Phase = { name: string; run: () => Promise<Outcome> };

export const passedOnce: Outcome = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const failedOnce = (failure: Failure): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
});
