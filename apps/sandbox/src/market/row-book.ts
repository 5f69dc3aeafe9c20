import type { MeasuredSubject, RowSubject, Stretch } from './measure-request.ts';
import { addTally, impressionsAt, readTally, tallySize } from './tally.ts';

type Entry = { subject: RowSubject; tallies: Float64Array };

/** Tallies are cut from arrays of this size: many small ones cost the process far more than they hold. */
const slabSize = 65_536;

/** Collects tallies for subjects and buckets of time. */
export class RowBook {
  readonly #entries = new Map<string, Entry>();
  /** Numbers that an entry needs for all buckets. */
  readonly #room: number;
  #slab = new Float64Array(0);
  #used = 0;

  constructor(buckets: number) {
    this.#room = buckets * tallySize;
  }

  #takeRoom(): Float64Array {
    if (this.#used + this.#room > this.#slab.length) {
      this.#slab = new Float64Array(Math.max(slabSize, this.#room));
      this.#used = 0;
    }
    this.#used += this.#room;
    return this.#slab.subarray(this.#used - this.#room, this.#used);
  }

  /** The place where a subject's tallies are kept; a bucket's is `bucket * tallySize` on. */
  entryOf(key: string, subject: () => RowSubject): Entry {
    const found = this.#entries.get(key);
    if (found) return found;
    const entry = { subject: subject(), tallies: this.#takeRoom() };
    this.#entries.set(key, entry);
    return entry;
  }

  add(entry: Entry, bucket: number, from: Float64Array, fromAt: number): void {
    addTally(entry.tallies, bucket * tallySize, from, fromAt);
  }

  /** Subjects with anything to tell, in the order in which they came up. */
  subjects(labels: readonly (string | null)[]): MeasuredSubject[] {
    const order = labels.map((label, bucket) => ({ label, bucket }));
    order.sort((one, other) => ((one.label ?? '') < (other.label ?? '') ? -1 : 1));
    const measured: MeasuredSubject[] = [];
    for (const { subject, tallies } of this.#entries.values()) {
      const stretches: Stretch[] = [];
      for (const { label, bucket } of order) {
        const place = bucket * tallySize;
        if ((tallies[place + impressionsAt] ?? 0) > 0)
          stretches.push({ at: label, measures: readTally(tallies, place) });
      }
      if (stretches.length > 0) measured.push({ subject, stretches });
    }
    return measured;
  }
}

export type { Entry };
