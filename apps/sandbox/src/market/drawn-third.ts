import { combine, mix, toBell, toUnit } from '../world/chance.ts';
import type { Instant } from '../world/entities.ts';
import { markedAt, markedBefore, stepsBefore } from './counting.ts';
import { partBefore } from './day-curve.ts';
import { figureAt } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import type { MonthLanes } from './month-lanes.ts';
import { binomialQuantile, poissonQuantile } from './quantiles.ts';
import type { MonthThird } from './thirds.ts';
import type { Room } from './room.ts';

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
const mostShift = 0.45;

/** For one kind of curve: the part of the third before each of its days, and the shorter day at each edge. */
type Edges = { before: Float64Array; shorter: Float64Array };

/**
 * What each lane delivers in a third of a month while there is money, as numbered events:
 * impressions in the order of time, taps among them, installs among those.
 */
export class DrawnThird {
  readonly month: MonthLanes;
  readonly third: MonthThird;
  readonly room: Room;
  readonly #edges: readonly Edges[];
  #day = -2;

  constructor(month: MonthLanes, index: number, room: Room) {
    this.month = month;
    this.third = month.thirds[index] ?? { epoch: 0, firstIndex: 0, days: 0, from: 0, to: 0, lift: 0 };
    this.room = room;
    room.makeFor(month.lanes.length);
    const { firstIndex, days, from, to } = this.third;
    const weights = Array.from({ length: days }, (_, day) => month.weightsOf(firstIndex + day));
    const byKind = month.campaign.curveKinds.map((_, kind) => weights.map((list) => list[kind] ?? 0));
    this.#edges = byKind.map((list) => edgesOf(list));
    const sums = byKind.map((list) => list.reduce((sum, weight) => sum + weight, 0));
    for (let at = 0; at < month.lanes.length; at += 1) {
      const lane = month.lanes[at];
      if (!lane || lane.from >= to || lane.to <= from) room.impressions[at] = 0;
      else this.#draw(at, lane, index, sums[lane.curvePosition] ?? 0);
    }
  }

  #draw(at: number, lane: Lane, index: number, weight: number): void {
    const { room, month } = this;
    const place = figureAt(at, index);
    const seed = combine(lane.unit.seed, this.third.epoch);
    const mean = (month.figures[place] ?? 0) * weight;
    const impressions = poissonQuantile(mean, toUnit(mix(seed ^ impressionSalt)));
    room.impressions[at] = impressions;
    if (impressions === 0) return;
    const ttr = month.figures[place + 1] ?? 0;
    const taps = binomialQuantile(impressions, ttr, toUnit(mix(seed ^ tapSalt)));
    room.taps[at] = taps;
    const installs = taps === 0 ? 0 : binomialQuantile(taps, lane.cr, toUnit(mix(seed ^ installSalt)));
    room.installs[at] = installs;
    room.curve[at] = lane.curvePosition;
    room.isWhole[at] = lane.from <= this.third.from && lane.to >= this.third.to ? 1 : 0;
    room.tapStretch[at] = impressions / taps;
    room.installStretch[at] = taps / installs;
    room.price[at] = (month.figures[place + 2] ?? 0) / 100;
    room.seed[at] = seed;
    room.moneyOffset[at] = toUnit(mix(seed ^ moneySalt));
    room.viewRate[at] = lane.viewRate;
    room.viewOffset[at] = toUnit(mix(seed ^ viewSalt));
    room.wander[at] = Math.min(usualWander, 0.92 / Math.sqrt(impressions / this.third.days));
  }

  /** Place among the lane's events at which a day of the third begins; it wanders as chance would have it. */
  edgeOf(at: number, day: number, impressions: number): number {
    const edges = this.#edges[this.room.curve[at] ?? 0];
    if (day <= 0 || !edges) return 0;
    if (day >= this.third.days) return impressions;
    const { seed, wander } = this.room;
    const bell = toBell(combine((seed[at] ?? 0) ^ dayEdgeSalt, day)) * (wander[at] ?? 0);
    const shift = Math.min(mostShift, Math.max(-mostShift, bell));
    return impressions * ((edges.before[day] ?? 0) + (edges.shorter[day] ?? 0) * shift);
  }

  /** What the whole third would cost. */
  cost(): number {
    const { room, month } = this;
    let cost = 0;
    for (let at = 0; at < month.lanes.length; at += 1) {
      if ((room.impressions[at] ?? 0) === 0 || (room.taps[at] ?? 0) === 0) continue;
      cost +=
        this.spendBefore(at, this.tapsBefore(at, this.lastOf(at))) -
        this.spendBefore(at, this.tapsBefore(at, this.firstOf(at)));
    }
    return cost;
  }

  /** More than which no day of the third can cost, whatever chance does. */
  mostDailyCost(): number {
    const { room, month } = this;
    const parts = this.#edges.map(({ before, shorter }) =>
      before.reduce((most, part, day) => {
        const wander = mostShift * ((shorter[day] ?? 0) + (shorter[day - 1] ?? 0));
        return Math.max(most, part - (before[day - 1] ?? part) + wander);
      }, 0),
    );
    let cost = 0;
    for (let at = 0; at < month.lanes.length; at += 1) {
      const taps = (room.impressions[at] ?? 0) > 0 ? (room.taps[at] ?? 0) : 0;
      if (taps === 0) continue;
      const most = Math.min(taps, Math.ceil(taps * (parts[room.curve[at] ?? 0] ?? 1)) + 3);
      cost += most * (room.price[at] ?? 0) + 1;
    }
    return cost;
  }

  /** Goes to a day of the third; questions about its hours need this first. */
  loadDay(dayIndex: number): void {
    const day = dayIndex - this.third.firstIndex;
    if (day === this.#day) return;
    const { room, month } = this;
    const goesOn = day === this.#day + 1;
    this.#day = day;
    if (goesOn) room.swapEdges();
    for (let at = 0; at < month.lanes.length; at += 1) {
      const impressions = room.impressions[at] ?? 0;
      if (impressions === 0) continue;
      if (!goesOn) room.dayStart[at] = this.edgeOf(at, day, impressions);
      room.dayEnd[at] = this.edgeOf(at, day + 1, impressions);
    }
  }

  /** Impressions of the third that come before a part of the searches of the day loaded. */
  impressionsBefore(at: number, part: number): number {
    const { room } = this;
    const start = room.dayStart[at] ?? 0;
    const end = room.dayEnd[at] ?? 0;
    return this.eventsBefore(at, part >= 1 ? end : start + part * (end - start));
  }

  /** Each event stands somewhere between its number and the next. */
  eventsBefore(at: number, place: number): number {
    const whole = Math.floor(place);
    const rest = place - whole;
    if (rest === 0) return whole;
    return toUnit(combine((this.room.seed[at] ?? 0) ^ eventSalt, whole)) < rest ? whole + 1 : whole;
  }

  /** Impressions that come before an instant of the third. */
  impressionsBy(at: number, instant: Instant): number {
    const { month } = this;
    const { firstIndex, days } = this.third;
    let dayIndex = firstIndex;
    while (dayIndex < firstIndex + days - 1 && month.startOf(dayIndex + 1) <= instant) dayIndex += 1;
    const impressions = this.room.impressions[at] ?? 0;
    const curve = month.curves(dayIndex)[this.room.curve[at] ?? 0];
    const part = curve ? partBefore(curve, instant - month.startOf(dayIndex)) : 0;
    const start = this.edgeOf(at, dayIndex - firstIndex, impressions);
    const end = this.edgeOf(at, dayIndex - firstIndex + 1, impressions);
    return this.eventsBefore(at, part >= 1 ? end : start + part * (end - start));
  }

  /** Impressions of the third that come before the lane was live. */
  firstOf(at: number): number {
    if (this.room.isWhole[at] === 1) return 0;
    const from = this.month.lanes[at]?.from ?? 0;
    return from <= this.third.from ? 0 : this.impressionsBy(at, from);
  }

  /** Impressions of the third that come before the lane ended. */
  lastOf(at: number): number {
    if (this.room.isWhole[at] === 1) return this.room.impressions[at] ?? 0;
    const to = this.month.lanes[at]?.to ?? 0;
    return to >= this.third.to ? (this.room.impressions[at] ?? 0) : this.impressionsBy(at, to);
  }

  /** Taps by the start of each day of the third and by its end, written to every `step`th place. */
  writeTaps(at: number, into: Int32Array, place: number, step: number): void {
    const { room } = this;
    const impressions = room.impressions[at] ?? 0;
    const taps = room.taps[at] ?? 0;
    const stretch = room.tapStretch[at] ?? 1;
    const first = this.firstOf(at);
    const last = this.lastOf(at);
    const seed = room.seed[at] ?? 0;
    for (let day = 0; day <= this.third.days; day += 1) {
      const shown = this.eventsBefore(at, this.edgeOf(at, day, impressions));
      const live = Math.min(last, Math.max(first, shown));
      into[place + day * step] = markedBefore(live, taps, stretch, seed ^ tapPlaceSalt);
    }
  }

  /** Impressions by the start of a day of the third, counting also those before the lane was live. */
  shownBy(at: number, day: number): number {
    const { room } = this;
    const impressions = room.impressions[at] ?? 0;
    const shown = this.eventsBefore(at, this.edgeOf(at, day, impressions));
    if (room.isWhole[at] === 1) return shown;
    return Math.min(this.lastOf(at), Math.max(this.firstOf(at), shown));
  }

  tapsBefore(at: number, impression: number): number {
    const { taps, tapStretch, seed } = this.room;
    return markedBefore(impression, taps[at] ?? 0, tapStretch[at] ?? 1, (seed[at] ?? 0) ^ tapPlaceSalt);
  }

  /** The impression that a tap was made on; beyond the last tap there is none. */
  impressionOfTap(at: number, tap: number): number {
    const taps = this.room.taps[at] ?? 0;
    if (tap >= taps) return Number.POSITIVE_INFINITY;
    return markedAt(tap, this.room.tapStretch[at] ?? 1, (this.room.seed[at] ?? 0) ^ tapPlaceSalt);
  }

  installsBefore(at: number, tap: number): number {
    const { installs, installStretch, seed } = this.room;
    return markedBefore(tap, installs[at] ?? 0, installStretch[at] ?? 1, (seed[at] ?? 0) ^ installPlaceSalt);
  }

  /** Whole hundredths paid for the first taps; no single tap costs more than the bid. */
  spendBefore(at: number, tap: number): number {
    return stepsBefore(tap, this.room.price[at] ?? 0, this.room.moneyOffset[at] ?? 0);
  }

  viewInstallsBefore(at: number, impression: number): number {
    return stepsBefore(impression, this.room.viewRate[at] ?? 0, this.room.viewOffset[at] ?? 0);
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
