import type { Id } from '../wire/values/id.ts';
import type { RateLimit } from '../wire/transport/rate-limit.ts';

/** Apple counts requests for each API user and ad account. Calls without an ad account have a scope of their own. */
export type PaceScope = { clientId: string; adAccountId: Id | undefined };

/** Requests of a window that are left to others: one at least where any are, and never all of them. */
export const countKeptFree = (limit: number, keepFree: number): number =>
  Math.min(Math.ceil(limit * keepFree), limit - 1);

/** What an answer said about its scope; nothing is known when none came. */
export type AnsweredLimits = { rateLimit?: RateLimit | undefined; retryAfterSeconds?: number | undefined };

/**
 * Lets calls through as fast as Apple allows. One that keeps its state in a database serves any number of
 * processes; `MemoryPace` serves one. Each `take` that let a call through is followed by one `record`.
 */
export type Pace = {
  /** 0: go, the request is counted. Else the milliseconds after which to ask again. `keepFree` is left to others. */
  take(scope: PaceScope, keepFree: number): number | Promise<number>;
  /** If it fails, that is passed over: the answer it speaks of is worth more. */
  record(scope: PaceScope, limits: AnsweredLimits): void | Promise<void>;
};
