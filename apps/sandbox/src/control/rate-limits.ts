import type { Clock } from './clock.ts';

export type Quota = { requests: number; windowMs: number };

/** What a caller may still ask in this window. */
export type Allowance = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

type Window = { openedAt: number; openedOnClock: number; used: number };

/**
 * Counts requests in fixed windows. A window ends by the machine's time or by the sandbox's, whichever is first:
 * a clock that stands still must not lock a client out, and one that runs fast must not slow it down.
 */
export class RateLimits {
  readonly #quota: Quota;
  readonly #clock: Clock;
  readonly #readMachine: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(quota: Quota, clock: Clock, readMachine: () => number = Date.now) {
    this.#quota = quota;
    this.#clock = clock;
    this.#readMachine = readMachine;
  }

  take(caller: string): Allowance {
    const window = this.#windowOf(caller);
    const { requests: limit } = this.#quota;
    const allowed = window.used < limit;
    if (allowed) window.used += 1;
    return { allowed, limit, remaining: limit - window.used, resetSeconds: this.#resetSeconds(window) };
  }

  #windowOf(caller: string): Window {
    const found = this.#windows.get(caller);
    const now = this.#readMachine();
    const onClock = this.#clock.now();
    const { windowMs } = this.#quota;
    if (found && now - found.openedAt < windowMs && onClock - found.openedOnClock < windowMs) return found;
    const opened = { openedAt: now, openedOnClock: onClock, used: 0 };
    this.#windows.set(caller, opened);
    return opened;
  }

  #resetSeconds({ openedAt, openedOnClock }: Window): number {
    const { windowMs } = this.#quota;
    const left = windowMs - (this.#readMachine() - openedAt);
    const { speed } = this.#clock;
    const leftOnClock = speed > 0 ? (windowMs - (this.#clock.now() - openedOnClock)) / speed : left;
    return Math.max(1, Math.ceil(Math.min(left, leftOnClock) / 1000));
  }
}
