import { countKeptFree, type AnsweredLimits, type PaceScope, type Pace } from './pace.ts';

type Window = { limit: number; remaining: number; endsAt: number; lengthMs: number };
type State = { window: Window | undefined; closedUntil: number; inFlight: number };

const sameWindowMs = 1500;

/** Paces the calls of one process. Share one instance among the clients that use the same credentials. */
export class MemoryPace implements Pace {
  readonly #now: () => number;
  readonly #states = new Map<string, State>();

  /** Real time, not the sandbox's: `RateLimit-Reset` counts seconds of waiting. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  take(scope: PaceScope, keepFree: number): number {
    const state = this.#stateOf(scope);
    const now = this.#now();
    if (now < state.closedUntil) return state.closedUntil - now;
    const window = this.#openWindow(state, now);
    if (window && window.remaining <= countKeptFree(window.limit, keepFree)) return window.endsAt - now;
    if (window) window.remaining -= 1;
    state.inFlight += 1;
    return 0;
  }

  record(scope: PaceScope, { rateLimit, retryAfterSeconds }: AnsweredLimits): void {
    const state = this.#stateOf(scope);
    const now = this.#now();
    state.inFlight -= 1;
    if (retryAfterSeconds !== undefined)
      state.closedUntil = Math.max(state.closedUntil, now + retryAfterSeconds * 1000);
    if (!rateLimit) return;
    const { limit, remaining, resetSeconds } = rateLimit;
    const endsAt = now + resetSeconds * 1000;
    const known = state.window;
    const isSame = known !== undefined && Math.abs(endsAt - known.endsAt) <= sameWindowMs;
    // Answers overtake each other: within one window the count only falls, and what is under way may not be in it yet.
    state.window = {
      limit,
      remaining: isSame ? Math.min(known.remaining, remaining) : Math.max(0, remaining - state.inFlight),
      endsAt,
      lengthMs: Math.max(known?.lengthMs ?? 0, resetSeconds * 1000),
    };
  }

  /** After its end a window is as long and as wide as the last one, until an answer says otherwise. */
  #openWindow(state: State, now: number): Window | undefined {
    const { window } = state;
    if (window && now >= window.endsAt) {
      window.remaining = window.limit;
      window.endsAt = now + window.lengthMs;
    }
    return window;
  }

  #stateOf({ clientId, adAccountId = '' }: PaceScope): State {
    const key = `${clientId} ${adAccountId}`;
    const found = this.#states.get(key);
    if (found) return found;
    const state: State = { window: undefined, closedUntil: Number.NEGATIVE_INFINITY, inFlight: 0 };
    this.#states.set(key, state);
    return state;
  }
}
