import type { Instant } from '../entities.ts';
import type { Stamp } from '../table.ts';

const dayMs = 86_400_000;

type Entry = { by: Stamp; write: (by: Stamp) => void };

/** Writes of days gone by, gathered in any order and made in the order of time. */
export class Diary {
  readonly now: Instant;
  #entries: Entry[] = [];
  #count = 0;

  constructor(now: Instant) {
    this.now = now;
  }

  /** So many days before the world is first looked at. */
  daysAgo(days: number): Instant {
    return Math.floor((this.now - days * dayMs) / 1000) * 1000;
  }

  stamp(days: number, userType: Stamp['userType'] = 'CUSTOMER', userId = 41_001): Stamp {
    this.#count += 1;
    return { at: this.daysAgo(days), userType, userId, transactionId: `demo-${this.#count}` };
  }

  plan(by: Stamp, write: (by: Stamp) => void): void {
    this.#entries.push({ by, write });
  }

  write(): void {
    const entries = this.#entries.toSorted((one, other) => one.by.at - other.by.at);
    this.#entries = [];
    for (const { by, write } of entries) write(by);
  }
}
