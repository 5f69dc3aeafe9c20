import type { MeasuredSubject, RowSubject, SeriesPoint } from './measure-request.ts';
import { addCounts, impressionsAt, readMeasures, countsSize } from '../counts/measures.ts';

type CountedRow = { subject: RowSubject; counts: Float64Array };

/** Counts are cut from arrays of this size: many small ones cost the process far more than their content. */
const slabSize = 65_536;

/** Collects counts for subjects and buckets of time. */
export class RowCollector {
  readonly #rows = new Map<string, CountedRow>();
  /** Numbers that a row needs for all buckets. */
  readonly #rowSize: number;
  #slab = new Float64Array(0);
  #used = 0;

  constructor(buckets: number) {
    this.#rowSize = buckets * countsSize;
  }

  #allocate(): Float64Array {
    if (this.#used + this.#rowSize > this.#slab.length) {
      this.#slab = new Float64Array(Math.max(slabSize, this.#rowSize));
      this.#used = 0;
    }
    this.#used += this.#rowSize;
    return this.#slab.subarray(this.#used - this.#rowSize, this.#used);
  }

  /** The place where a subject's counts are kept; a bucket's is `bucket * countsSize` on. */
  rowOf(key: string, subject: () => RowSubject): CountedRow {
    const found = this.#rows.get(key);
    if (found) return found;
    const row = { subject: subject(), counts: this.#allocate() };
    this.#rows.set(key, row);
    return row;
  }

  add(row: CountedRow, bucket: number, from: Float64Array, fromAt: number): void {
    addCounts(row.counts, bucket * countsSize, from, fromAt);
  }

  /** Subjects with at least one impression, in the order in which they came up. */
  subjects(labels: readonly (string | null)[]): MeasuredSubject[] {
    const order = labels.map((label, bucket) => ({ label, bucket }));
    order.sort((one, other) => ((one.label ?? '') < (other.label ?? '') ? -1 : 1));
    const measured: MeasuredSubject[] = [];
    for (const { subject, counts } of this.#rows.values()) {
      const series: SeriesPoint[] = [];
      for (const { label, bucket } of order) {
        const place = bucket * countsSize;
        if ((counts[place + impressionsAt] ?? 0) > 0)
          series.push({ at: label, measures: readMeasures(counts, place) });
      }
      if (series.length > 0) measured.push({ subject, series });
    }
    return measured;
  }
}

export type { CountedRow };
