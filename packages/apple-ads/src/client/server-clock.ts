import type { Clock } from './clock.ts';

/** Follows the `Date` of answers: for a sandbox whose clock is stepped, or a machine whose own clock is wrong. */
export class ServerClock implements Clock {
  readonly #readMachine: () => number;
  #aheadMs = 0;

  constructor(readMachine: () => number = Date.now) {
    this.#readMachine = readMachine;
  }

  now(): number {
    return this.#readMachine() + this.#aheadMs;
  }

  follow(serverTime: number): void {
    const aheadMs = serverTime - this.#readMachine();
    // `Date` has whole seconds, and the answer took a moment to arrive.
    if (Math.abs(aheadMs - this.#aheadMs) > 2000) this.#aheadMs = aheadMs;
  }
}
