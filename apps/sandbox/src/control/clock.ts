import type { Instant } from '../world/entities.ts';

/** `speed` 0 stands still; without `at` the clock is the machine's own. */
export type ClockSetting = { at: Instant | null; speed: number };

export const fastestSpeed = 100_000;

/** The sandbox's time. It may stand, run fast or leap ahead, but never goes back. */
export class Clock {
  readonly #readMachine: () => number;
  #at: Instant = 0;
  #since = 0;
  #speed = 1;
  #follows = false;
  #latest: Instant = Number.NEGATIVE_INFINITY;

  constructor(setting: ClockSetting, readMachine: () => number = Date.now) {
    this.#readMachine = readMachine;
    this.restart(setting);
  }

  /** Only for another world: within one, time never goes back. */
  restart({ at, speed }: ClockSetting): void {
    this.#since = this.#readMachine();
    this.#at = at ?? this.#since;
    this.#speed = speed;
    this.#follows = at === null && speed === 1;
    this.#latest = Number.NEGATIVE_INFINITY;
  }

  get speed(): number {
    return this.#speed;
  }

  now(): Instant {
    const now = Math.floor(this.#at + (this.#readMachine() - this.#since) * this.#speed);
    // The machine's own clock may be set back; what is written must stay in order.
    this.#latest = Math.max(this.#latest, now);
    return this.#latest;
  }

  setSpeed(speed: number): void {
    this.#leapTo(this.now());
    this.#speed = speed;
  }

  /** A clock that runs may have come past it meanwhile; then it is there already. */
  stepTo(at: Instant): void {
    if (at > this.now()) this.#leapTo(at);
  }

  /** As it is kept in a file: a clock that follows the machine's does so again, any other goes on where it stopped. */
  setting(): ClockSetting {
    return { at: this.#follows ? null : this.now(), speed: this.#speed };
  }

  #leapTo(at: Instant): void {
    this.#follows = false;
    this.#at = at;
    this.#since = this.#readMachine();
  }
}
