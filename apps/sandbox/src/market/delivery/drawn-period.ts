import { combine, mix, toBell, toUnit } from '../../world/chance.ts';
import type { Instant } from '../../world/entities.ts';
import { markedAt, markedBefore, stepsBefore } from './counting.ts';
import { partBefore } from '../calendar/day-profile.ts';
import { figureAt } from '../auction/entry-figures.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import { binomialQuantile, poissonQuantile } from './quantiles.ts';
import type { MarketPeriod } from '../calendar/market-periods.ts';
import type { DrawBuffers } from './draw-buffers.ts';

const impressionSalt = 0x51ed27;
const tapSalt = 0x2c9a7;
const installSalt = 0x7f31b;
const eventSalt = 0x3d11f;
const dayEdgeSalt = 0x77a3b;
const moneySalt = 0x19e5d;
const viewSalt = 0x661f3;
const tapPlaceSalt = 0x0b5297;
const installPlaceSalt = 0x4cf5ad;

/** How far the edge of a day may wander into its neighbours, as a part of the shorter one. */
const usualWander = 0.3;
const maxShift = 0.45;

/** For one day profile: the part of the period before each of its days, and the shorter day at each edge. */
type Edges = { before: Float64Array; shorter: Float64Array };

/**
 * What each entry delivers in a period while there is money, as numbered events:
 * impressions in the order of time, taps among them, installs among those.
 */
export class DrawnPeriod {
  readonly month: MonthEntries;
  readonly period: MarketPeriod;
  readonly buffers: DrawBuffers;
  readonly #edges: readonly Edges[];
  readonly #chanceSalt: number;
  #day = -2;

  /** `chance` 0 is what happens; any other what might have happened, under the same conditions. */
  constructor(month: MonthEntries, index: number, buffers: DrawBuffers, chance = 0) {
    this.month = month;
    this.#chanceSalt = mix(chance);
    this.period = month.periods[index] ?? { epoch: 0, firstIndex: 0, days: 0, from: 0, to: 0, lift: 0 };
    this.buffers = buffers;
    buffers.makeFor(month.entries.length);
    const { firstIndex, days, from, to } = this.period;
    const weights = Array.from({ length: days }, (_, day) => month.weightsOf(firstIndex + day));
    const byKind = month.campaign.profileKinds.map((_, kind) => weights.map((list) => list[kind] ?? 0));
    this.#edges = byKind.map((list) => edgesOf(list));
    const sums = byKind.map((list) => list.reduce((sum, weight) => sum + weight, 0));
    for (let at = 0; at < month.entries.length; at += 1) {
      const entry = month.entries[at];
      if (!entry || entry.from >= to || entry.to <= from) buffers.impressions[at] = 0;
      else this.#draw(at, entry, index, sums[entry.profilePosition] ?? 0);
    }
  }

  #draw(at: number, entry: AuctionEntry, index: number, weight: number): void {
    const { buffers, month } = this;
    const place = figureAt(at, index);
    const seed = combine(entry.unit.seed ^ this.#chanceSalt, this.period.epoch);
    const mean = (month.figures[place] ?? 0) * weight;
    const impressions = poissonQuantile(mean, toUnit(mix(seed ^ impressionSalt)));
    buffers.impressions[at] = impressions;
    if (impressions === 0) return;
    const ttr = month.figures[place + 1] ?? 0;
    const taps = binomialQuantile(impressions, ttr, toUnit(mix(seed ^ tapSalt)));
    buffers.taps[at] = taps;
    const installs = taps === 0 ? 0 : binomialQuantile(taps, entry.cr, toUnit(mix(seed ^ installSalt)));
    buffers.installs[at] = installs;
    buffers.profile[at] = entry.profilePosition;
    buffers.isWhole[at] = entry.from <= this.period.from && entry.to >= this.period.to ? 1 : 0;
    buffers.impressionsPerTap[at] = impressions / taps;
    buffers.tapsPerInstall[at] = taps / installs;
    buffers.price[at] = (month.figures[place + 2] ?? 0) / 100;
    buffers.seed[at] = seed;
    buffers.moneyOffset[at] = toUnit(mix(seed ^ moneySalt));
    buffers.viewRate[at] = entry.viewRate;
    buffers.viewOffset[at] = toUnit(mix(seed ^ viewSalt));
    buffers.wander[at] = Math.min(usualWander, 0.92 / Math.sqrt(impressions / this.period.days));
  }

  /** Place among the entry's events at which a day of the period begins; it wanders as chance would have it. */
  edgeOf(at: number, day: number, impressions: number): number {
    const edges = this.#edges[this.buffers.profile[at] ?? 0];
    if (day <= 0 || !edges) return 0;
    if (day >= this.period.days) return impressions;
    const { seed, wander } = this.buffers;
    const bell = toBell(combine((seed[at] ?? 0) ^ dayEdgeSalt, day)) * (wander[at] ?? 0);
    const shift = Math.min(maxShift, Math.max(-maxShift, bell));
    return impressions * ((edges.before[day] ?? 0) + (edges.shorter[day] ?? 0) * shift);
  }

  /** What the whole period would cost. */
  cost(): number {
    const { buffers, month } = this;
    let cost = 0;
    for (let at = 0; at < month.entries.length; at += 1) {
      if ((buffers.impressions[at] ?? 0) === 0 || (buffers.taps[at] ?? 0) === 0) continue;
      cost +=
        this.spendBefore(at, this.tapsBefore(at, this.lastOf(at))) -
        this.spendBefore(at, this.tapsBefore(at, this.firstOf(at)));
    }
    return cost;
  }

  /** Upper bound of what one day of the period can cost, whatever chance does. */
  maxDailyCost(): number {
    const { buffers, month } = this;
    const parts = this.#edges.map(({ before, shorter }) =>
      before.reduce((max, part, day) => {
        const wander = maxShift * ((shorter[day] ?? 0) + (shorter[day - 1] ?? 0));
        return Math.max(max, part - (before[day - 1] ?? part) + wander);
      }, 0),
    );
    let cost = 0;
    for (let at = 0; at < month.entries.length; at += 1) {
      const taps = (buffers.impressions[at] ?? 0) > 0 ? (buffers.taps[at] ?? 0) : 0;
      if (taps === 0) continue;
      const max = Math.min(taps, Math.ceil(taps * (parts[buffers.profile[at] ?? 0] ?? 1)) + 3);
      cost += max * (buffers.price[at] ?? 0) + 1;
    }
    return cost;
  }

  /** Goes to a day of the period; queries about its hours need this first. */
  loadDay(dayIndex: number): void {
    const day = dayIndex - this.period.firstIndex;
    if (day === this.#day) return;
    const { buffers, month } = this;
    const goesOn = day === this.#day + 1;
    this.#day = day;
    if (goesOn) buffers.swapEdges();
    for (let at = 0; at < month.entries.length; at += 1) {
      const impressions = buffers.impressions[at] ?? 0;
      if (impressions === 0) continue;
      if (!goesOn) buffers.dayStart[at] = this.edgeOf(at, day, impressions);
      buffers.dayEnd[at] = this.edgeOf(at, day + 1, impressions);
    }
  }

  /** Impressions of the period that come before a part of the searches of the day loaded. */
  impressionsBefore(at: number, part: number): number {
    const { buffers } = this;
    const start = buffers.dayStart[at] ?? 0;
    const end = buffers.dayEnd[at] ?? 0;
    return this.eventsBefore(at, part >= 1 ? end : start + part * (end - start));
  }

  /** Each event stands somewhere between its number and the next. */
  eventsBefore(at: number, place: number): number {
    const whole = Math.floor(place);
    const rest = place - whole;
    if (rest === 0) return whole;
    return toUnit(combine((this.buffers.seed[at] ?? 0) ^ eventSalt, whole)) < rest ? whole + 1 : whole;
  }

  /** Impressions that come before an instant of the period. */
  impressionsBy(at: number, instant: Instant): number {
    const { month } = this;
    const { firstIndex, days } = this.period;
    let dayIndex = firstIndex;
    while (dayIndex < firstIndex + days - 1 && month.startOf(dayIndex + 1) <= instant) dayIndex += 1;
    const impressions = this.buffers.impressions[at] ?? 0;
    const profile = month.profiles(dayIndex)[this.buffers.profile[at] ?? 0];
    const part = profile ? partBefore(profile, instant - month.startOf(dayIndex)) : 0;
    const start = this.edgeOf(at, dayIndex - firstIndex, impressions);
    const end = this.edgeOf(at, dayIndex - firstIndex + 1, impressions);
    return this.eventsBefore(at, part >= 1 ? end : start + part * (end - start));
  }

  /** Impressions of the period that come before the entry was live. */
  firstOf(at: number): number {
    if (this.buffers.isWhole[at] === 1) return 0;
    const from = this.month.entries[at]?.from ?? 0;
    return from <= this.period.from ? 0 : this.impressionsBy(at, from);
  }

  /** Impressions of the period that come before the entry ended. */
  lastOf(at: number): number {
    if (this.buffers.isWhole[at] === 1) return this.buffers.impressions[at] ?? 0;
    const to = this.month.entries[at]?.to ?? 0;
    return to >= this.period.to ? (this.buffers.impressions[at] ?? 0) : this.impressionsBy(at, to);
  }

  /** Taps by the start of each day of the period and by its end, written to every `step`th place. */
  writeTaps(at: number, into: Int32Array, place: number, step: number): void {
    const { buffers } = this;
    const impressions = buffers.impressions[at] ?? 0;
    const taps = buffers.taps[at] ?? 0;
    const spacing = buffers.impressionsPerTap[at] ?? 1;
    const first = this.firstOf(at);
    const last = this.lastOf(at);
    const seed = buffers.seed[at] ?? 0;
    for (let day = 0; day <= this.period.days; day += 1) {
      const shown = this.eventsBefore(at, this.edgeOf(at, day, impressions));
      const live = Math.min(last, Math.max(first, shown));
      into[place + day * step] = markedBefore(live, taps, spacing, seed ^ tapPlaceSalt);
    }
  }

  /** Impressions by the start of a day of the period, counting also those before the entry was live. */
  shownBy(at: number, day: number): number {
    const { buffers } = this;
    const impressions = buffers.impressions[at] ?? 0;
    const shown = this.eventsBefore(at, this.edgeOf(at, day, impressions));
    if (buffers.isWhole[at] === 1) return shown;
    return Math.min(this.lastOf(at), Math.max(this.firstOf(at), shown));
  }

  tapsBefore(at: number, impression: number): number {
    const { taps, impressionsPerTap, seed } = this.buffers;
    return markedBefore(
      impression,
      taps[at] ?? 0,
      impressionsPerTap[at] ?? 1,
      (seed[at] ?? 0) ^ tapPlaceSalt,
    );
  }

  /** The impression that a tap was made on; beyond the last tap there is none. */
  impressionOfTap(at: number, tap: number): number {
    const taps = this.buffers.taps[at] ?? 0;
    if (tap >= taps) return Number.POSITIVE_INFINITY;
    return markedAt(
      tap,
      this.buffers.impressionsPerTap[at] ?? 1,
      (this.buffers.seed[at] ?? 0) ^ tapPlaceSalt,
    );
  }

  installsBefore(at: number, tap: number): number {
    const { installs, tapsPerInstall, seed } = this.buffers;
    return markedBefore(tap, installs[at] ?? 0, tapsPerInstall[at] ?? 1, (seed[at] ?? 0) ^ installPlaceSalt);
  }

  /** Whole hundredths paid for the first taps; no single tap costs more than the bid. */
  spendBefore(at: number, tap: number): number {
    return stepsBefore(tap, this.buffers.price[at] ?? 0, this.buffers.moneyOffset[at] ?? 0);
  }

  viewInstallsBefore(at: number, impression: number): number {
    return stepsBefore(impression, this.buffers.viewRate[at] ?? 0, this.buffers.viewOffset[at] ?? 0);
  }
}

function edgesOf(weights: readonly number[]): Edges {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const before = new Float64Array(weights.length + 1);
  const shorter = new Float64Array(weights.length + 1);
  let reached = 0;
  weights.forEach((weight, day) => {
    before[day] = sum > 0 ? reached / sum : 0;
    shorter[day] = sum > 0 ? Math.min(weight, weights[day - 1] ?? 0) / sum : 0;
    reached += weight;
  });
  before[weights.length] = sum > 0 ? 1 : 0;
  return { before, shorter };
}
