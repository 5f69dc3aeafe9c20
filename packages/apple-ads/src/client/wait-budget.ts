import { type Circumstances, RateLimited } from './errors.ts';
import { sleep } from './sleep.ts';

/** How long one call may still wait for the rate limit. */
export class WaitBudget {
  readonly #at: Circumstances;
  readonly #signal: AbortSignal | undefined;
  #leftMs: number;

  constructor(maxWaitMs: number, signal: AbortSignal | undefined, at: Circumstances) {
    this.#leftMs = maxWaitMs;
    this.#signal = signal;
    this.#at = at;
  }

  async wait(ms: number): Promise<void> {
    if (ms > this.#leftMs) throw new RateLimited(Math.ceil(ms / 1000), this.#at);
    this.#leftMs -= ms;
    await sleep(ms, this.#signal);
  }
}
