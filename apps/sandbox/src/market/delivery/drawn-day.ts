import type { Windows } from '../budget/windows.ts';
import { partBefore } from '../calendar/day-profile.ts';
import type { DrawnPeriod } from './drawn-period.ts';
import type { Arrived } from './late-installs.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';

/** One day of a drawn period: when money was left, and what of its installs has arrived. Only one is good at a time. */
export class DrawnDay {
  readonly drawn: DrawnPeriod;
  readonly dayIndex: number;
  readonly start: number;
  readonly length: number;
  readonly windows: Windows;
  readonly arrived: Arrived;
  /** The last time queried and its part, by profile: entries query the same time one after the other. */
  readonly #lastElapsed: Float64Array;
  readonly #lastPart: Float64Array;

  constructor(drawn: DrawnPeriod, dayIndex: number, windows: Windows, arrived: Arrived) {
    const { month } = drawn;
    drawn.loadDay(dayIndex);
    this.drawn = drawn;
    this.dayIndex = dayIndex;
    this.start = month.startOf(dayIndex);
    this.length = month.lengthOf(dayIndex);
    this.windows = windows;
    this.arrived = arrived;
    this.#lastElapsed = new Float64Array(month.campaign.profileKinds.length).fill(-1);
    this.#lastPart = new Float64Array(month.campaign.profileKinds.length);
  }

  entryAt(at: number): AuctionEntry | undefined {
    return this.drawn.month.entries[at];
  }

  /** Part of the day's searches that come before a time, by the clock of an entry. */
  partBefore(at: number, elapsedMs: number): number {
    if (elapsedMs <= 0) return 0;
    if (elapsedMs >= this.length) return 1;
    const { month } = this.drawn;
    const kind = this.drawn.buffers.profile[at] ?? 0;
    if (this.#lastElapsed[kind] === elapsedMs) return this.#lastPart[kind] ?? 0;
    const profile = month.profiles(this.dayIndex)[kind];
    const part = profile ? partBefore(profile, elapsedMs) : 0;
    this.#lastElapsed[kind] = elapsedMs;
    this.#lastPart[kind] = part;
    return part;
  }

  /** Impressions of the period that come before a time of this day. */
  impressionsBefore(at: number, elapsedMs: number): number {
    return this.drawn.impressionsBefore(at, this.partBefore(at, elapsedMs));
  }
}
