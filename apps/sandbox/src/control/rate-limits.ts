import type { Clock } from './clock.ts';

export type Quota = { requests: number; windowMs: number };

/** What a caller may still send in this window. */
export type Allowance = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

type Window = { openedAt: number; openedOnClock: number; used: number };

/**
 * Counts requests in fixed windows. A window ends by the machine's time or by the sandbox's, whichever is first:
 * a clock that stands still must not lock a client out, and one that runs fast must not slow it down.
 */
export class RateLimits {
  readonly #quota: Quota;
  #requests: number;
  readonly #clock: Clock;
  readonly #readMachine: () => number;
  readonly #windows = new Map<string, Window>();
  readonly #requestsOfOrgs = new Map<number, number>();

  constructor(quota: Quota, clock: Clock, readMachine: () => number = Date.now) {
    this.#quota = quota;
    this.#requests = quota.requests;
    this.#clock = clock;
    this.#readMachine = readMachine;
  }

  /** Requests a window: of those of one organisation, or of all that have no number of their own. */
  set(requests: number, orgId?: number): void {
    if (orgId === undefined) this.#requests = requests;
    else this.#requestsOfOrgs.set(orgId, requests);
  }

  /** As it was at the start. */
  restore(): void {
    this.#requests = this.#quota.requests;
    this.#requestsOfOrgs.clear();
    this.#windows.clear();
  }

  list(): { requests: number; windowMs: number; organisations: { orgId: number; requests: number }[] } {
    const organisations = [...this.#requestsOfOrgs].map(([orgId, requests]) => ({ orgId, requests }));
    return { requests: this.#requests, windowMs: this.#quota.windowMs, organisations };
  }

  take(caller: string, orgId: number): Allowance {
    const window = this.#windowOf(caller);
    const limit = this.#requestsOfOrgs.get(orgId) ?? this.#requests;
    const allowed = window.used < limit;
    if (allowed) window.used += 1;
    return {
      allowed,
      limit,
      remaining: Math.max(0, limit - window.used),
      resetSeconds: this.#resetSeconds(window),
    };
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
