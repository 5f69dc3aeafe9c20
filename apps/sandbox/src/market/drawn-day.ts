import type { Windows } from './windows.ts';
import { partBefore } from './day-curve.ts';
import type { DrawnThird } from './drawn-third.ts';
import type { Arrived } from './late-installs.ts';
import type { Lane } from './lanes.ts';

/** One day of a drawn third: when money was left, and what of its installs has arrived. Only one is good at a time. */
export class DrawnDay {
  readonly drawn: DrawnThird;
  readonly dayIndex: number;
  readonly start: number;
  readonly length: number;
  readonly windows: Windows;
  readonly arrived: Arrived;
  /** The time last asked about and its part, curve by curve: lanes ask for the same one after the other. */
  readonly #askedAt: Float64Array;
  readonly #askedPart: Float64Array;

  constructor(drawn: DrawnThird, dayIndex: number, windows: Windows, arrived: Arrived) {
    const { month } = drawn;
    drawn.loadDay(dayIndex);
    this.drawn = drawn;
    this.dayIndex = dayIndex;
    this.start = month.startOf(dayIndex);
    this.length = month.lengthOf(dayIndex);
    this.windows = windows;
    this.arrived = arrived;
    this.#askedAt = new Float64Array(month.campaign.curveKinds.length).fill(-1);
    this.#askedPart = new Float64Array(month.campaign.curveKinds.length);
  }

  laneAt(at: number): Lane | undefined {
    return this.drawn.month.lanes[at];
  }

  /** Part of the day's searches that come before a time, by the clock of a lane. */
  partBefore(at: number, elapsedMs: number): number {
    if (elapsedMs <= 0) return 0;
    if (elapsedMs >= this.length) return 1;
    const { month } = this.drawn;
    const kind = this.drawn.room.curve[at] ?? 0;
    if (this.#askedAt[kind] === elapsedMs) return this.#askedPart[kind] ?? 0;
    const curve = month.curves(this.dayIndex)[kind];
    const part = curve ? partBefore(curve, elapsedMs) : 0;
    this.#askedAt[kind] = elapsedMs;
    this.#askedPart[kind] = part;
    return part;
  }

  /** Impressions of the third that come before a time of this day. */
  impressionsBefore(at: number, elapsedMs: number): number {
    return this.drawn.impressionsBefore(at, this.partBefore(at, elapsedMs));
  }
}
