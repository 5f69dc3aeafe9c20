import type { Id } from '../wire/values/id.ts';
import type { Clock } from './clock.ts';
import type { Pace } from './pace.ts';
import type { Retry } from './retry.ts';
import type { DriftSeen } from './watch-drift.ts';
import type { TokenSource } from './token-source.ts';

/** One attempt, for logs and metrics; it holds nothing secret. */
export type Attempt = {
  call: string;
  adAccountId: Id | undefined;
  attempt: number;
  /** Undefined when no answer came. */
  status: number | undefined;
  durationMs: number;
};

/** What all calls of one API user share. */
export type ClientContext = {
  clientId: string;
  apiUrl: string;
  tokens: TokenSource;
  clock: Clock;
  pace: Pace;
  fetch: typeof fetch;
  timeoutMs: number;
  maxWaitMs: number;
  keepFree: number;
  retry: Retry;
  observe: ((attempt: Attempt) => void) | undefined;
  /** Hears of what answers hold that Apple's pages do not name, or lack. */
  onDrift: ((seen: DriftSeen) => void) | undefined;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** For one attempt, until the answer has been read. */
  timeoutMs?: number | undefined;
  /** How long the call may wait for the rate limit in all; if that is not enough, it fails with `RateLimited` at once. */
  maxWaitMs?: number | undefined;
  /** The part of the window that this call leaves to others, 0.1 for a tenth: for work that nobody is waiting for. */
  keepFree?: number | undefined;
};
