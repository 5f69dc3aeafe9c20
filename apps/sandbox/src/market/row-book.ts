import type { MeasureRow, RowSubject } from './measure-request.ts';
import { addTally, readTally, tallySize } from './tally.ts';

type Entry = { subject: RowSubject; tallies: Float64Array };

/** Collects tallies for subjects and buckets of time. */
export class RowBook {
  readonly #entries = new Map<string, Entry>();

  /** The place where a subject's tallies are kept; a bucket's is `bucket * tallySize` on. */
  entryOf(key: string, subject: () => RowSubject): Entry {
    const found = this.#entries.get(key);
    if (found) return found;
    const entry = { subject: subject(), tallies: new Float64Array(tallySize) };
    this.#entries.set(key, entry);
    return entry;
  }

  static makeRoom(entry: Entry, bucket: number): Float64Array {
    const needed = (bucket + 1) * tallySize;
    if (entry.tallies.length < needed) {
      const larger = new Float64Array(Math.max(needed, entry.tallies.length * 2));
      larger.set(entry.tallies);
      entry.tallies = larger;
    }
    return entry.tallies;
  }

  add(entry: Entry, bucket: number, from: Float64Array, fromAt: number): void {
    addTally(RowBook.makeRoom(entry, bucket), bucket * tallySize, from, fromAt);
  }

  /** Rows with anything to tell, in the order in which their subjects came up, then by time. */
  rows(labels: readonly (string | null)[]): MeasureRow[] {
    const order = labels.map((label, bucket) => ({ label, bucket }));
    order.sort((one, other) => ((one.label ?? '') < (other.label ?? '') ? -1 : 1));
    return [...this.#entries.values()].flatMap(({ subject, tallies }) =>
      order.flatMap(({ label, bucket }) => {
        const measures = readTally(tallies, bucket * tallySize);
        return measures.impressions > 0 ? [{ ...subject, at: label, measures }] : [];
      }),
    );
  }
}

export type { Entry };
