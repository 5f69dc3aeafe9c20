import type { Instant } from '../../world/entities.ts';
import type { Grain } from './measure-request.ts';
import {
  dayAt,
  dayNumberOf,
  dayText,
  hourMs,
  offsetHours,
  startOfDay,
  weekdayOf,
  type DayNumber,
} from '../calendar/zone-days.ts';

/** How short a whole bucket can be: a day in which clocks go forward has 23 hours. */
const minHours = { hour: 1, day: 23, week: 167, month: 671 } satisfies Partial<Record<Grain, number>>;

/** A part of one local day that belongs to one bucket, in milliseconds since its midnight. */
export type Slice = { from: number; to: number; bucket: number };

/** The range of a request, cut into what the rows are labelled with. */
export class TimeBuckets {
  readonly from: Instant;
  readonly to: Instant;
  readonly labels: (string | null)[] = [];
  readonly #reportZone: string;
  readonly #accountZone: string;
  readonly #grain: Grain;
  readonly #known = new Map<string | null, number>();

  constructor(from: string, to: string, reportZone: string, accountZone: string, grain: Grain) {
    this.from = startOfDay(reportZone, dayNumberOf(from));
    this.to = startOfDay(reportZone, dayNumberOf(to) + 1);
    this.#reportZone = reportZone;
    this.#accountZone = accountZone;
    this.#grain = grain;
  }

  /** More buckets than this never come up. */
  get max(): number {
    const hours = (this.to - this.from) / hourMs;
    return this.#grain === 'total' ? 1 : Math.ceil(hours / minHours[this.#grain]) + 1;
  }

  /** The parts of a day of the account's calendar that lie in the range and before `until`. */
  slicesOf(day: DayNumber, until: Instant): Slice[] {
    const start = startOfDay(this.#accountZone, day);
    const from = Math.max(start, this.from);
    const to = Math.min(startOfDay(this.#accountZone, day + 1), this.to, until);
    const slices: Slice[] = [];
    for (let at = from; at < to;) {
      const next = Math.min(to, this.#endOfBucket(at));
      slices.push({ from: at - start, to: next - start, bucket: this.bucketOf(at) });
      at = next;
    }
    return slices;
  }

  #endOfBucket(at: Instant): Instant {
    if (this.#grain === 'hour')
      return (Math.floor((at + this.#shiftMs(at)) / hourMs) + 1) * hourMs - this.#shiftMs(at);
    if (this.#grain === 'total') return Number.POSITIVE_INFINITY;
    return startOfDay(this.#reportZone, dayAt(this.#reportZone, at) + 1);
  }

  #shiftMs(at: Instant): number {
    return this.#reportZone === 'UTC' ? 0 : offsetHours(this.#reportZone, at) * hourMs;
  }

  bucketOf(at: Instant): number {
    const label = this.#labelOf(at);
    const found = this.#known.get(label);
    if (found !== undefined) return found;
    this.labels.push(label);
    this.#known.set(label, this.labels.length - 1);
    return this.labels.length - 1;
  }

  #labelOf(at: Instant): string | null {
    if (this.#grain === 'total') return null;
    const day = dayAt(this.#reportZone, at);
    if (this.#grain === 'week') return dayText(day - ((weekdayOf(day) + 6) % 7));
    if (this.#grain === 'month') return `${dayText(day).slice(0, 7)}-01`;
    if (this.#grain === 'day') return dayText(day);
    return new Date(at + this.#shiftMs(at)).toISOString().slice(0, 13);
  }
}
