import type { Campaign, Hundredths, Instant } from '../world/entities.ts';
import type { Row } from '../world/table.ts';
import { listBudgetSegments, type BudgetSegment } from './budget.ts';
import { windowsOf } from './budget-windows.ts';
import { DrawnDay } from './drawn-day.ts';
import { allArrived } from './late-installs.ts';
import type { Strand } from './campaign-lanes.ts';
import { DayCounts } from './day-counts.ts';
import { DrawnThird } from './drawn-third.ts';
import type { MonthLanes } from './month-lanes.ts';
import { tallyPart, type MonthPart } from './part-tallies.ts';
import { thirdOf } from './thirds.ts';
import type { Room } from './room.ts';
import { Spenders } from './spenders.ts';
import { tallySize } from './tally.ts';
import { addImpressions, tallyOpen } from './tally-span.ts';
import type { Unit } from './units.ts';
import { closedIn, type Windows } from './windows.ts';

/** How many different parts of a month are remembered. */
const mostParts = 3;

/** What remains of a worked-out month: sums, and when on each day the money ran out. */
export class CampaignMonth {
  readonly units: readonly Unit[];
  readonly strands: readonly Strand[];
  /** One tally for each unit, over all days filled so far. */
  readonly unitTallies: Float64Array;
  readonly days: number;
  filledDays = 0;
  spent: Hundredths = 0;
  /** From when on the month's money was gone, if it was. */
  spentUpAt: Instant | null = null;
  #strandTallies: Float64Array | null = null;
  readonly #partTallies = new Map<string, Float64Array>();
  readonly #windows: Windows[] = [];
  readonly #campaign: Row<Campaign>;

  constructor(month: MonthLanes) {
    this.#campaign = month.campaign.row;
    this.days = month.days;
    this.units = month.campaign.units;
    this.strands = month.campaign.strands;
    this.unitTallies = new Float64Array(this.units.length * tallySize);
  }

  windowsOn(dayIndex: number): Windows {
    return this.#windows[dayIndex] ?? null;
  }

  /** Works out thirds of the month in their order, since money spent earlier is missing later. */
  fill(month: MonthLanes, room: Room, days: number): void {
    while (this.filledDays < Math.min(days, month.days)) {
      const drawn = new DrawnThird(month, thirdOf(this.filledDays), room);
      this.#fillThird(drawn);
      this.filledDays = drawn.third.firstIndex + drawn.third.days;
    }
  }

  #fillThird(drawn: DrawnThird): void {
    const { firstIndex, days } = drawn.third;
    const limits = Array.from({ length: days }, (_, day) =>
      listBudgetSegments(this.#campaign, drawn.month, firstIndex + day),
    );
    const cost = drawn.cost();
    const most = drawn.mostDailyCost();
    this.#addThird(drawn);
    const isAmple = limits.flat().every((one) => most <= one.dailyCap && this.spent + cost <= one.monthCap);
    const counts = isAmple ? null : new DayCounts(drawn);
    if (!counts || this.#isEnough(counts, limits)) {
      this.spent += cost;
      for (let day = 0; day < days; day += 1) this.#windows.push(null);
      return;
    }
    const spenders = new Spenders(drawn, counts);
    limits.forEach((segments, day) => this.#fillDay(drawn, firstIndex + day, counts, segments, spenders));
  }

  #isEnough(counts: DayCounts, limits: readonly (readonly BudgetSegment[])[]): boolean {
    let spent = this.spent;
    return limits.every((segments, day) => {
      const cost = counts.cost[day] ?? 0;
      spent += cost;
      return segments.every((one) => cost <= one.dailyCap && spent <= one.monthCap);
    });
  }

  /** Finds out when the money of a day is gone, and takes away what was not served from then on. */
  #fillDay(
    drawn: DrawnThird,
    dayIndex: number,
    counts: DayCounts,
    segments: readonly BudgetSegment[],
    spenders: Spenders,
  ): void {
    const cost = counts.cost[dayIndex - drawn.third.firstIndex] ?? 0;
    if (segments.every((one) => cost <= Math.min(one.dailyCap, one.monthCap - this.spent))) {
      this.#windows.push(null);
      this.spent += cost;
      return;
    }
    const day = new DrawnDay(drawn, dayIndex, null, allArrived);
    const { windows, spent } = windowsOf(day, spenders, segments, this.spent);
    const last = segments.at(-1);
    if (last && windows && this.spentUpAt === null && last.monthCap - this.spent < last.dailyCap) {
      this.spentUpAt = day.start + (windows.at(-1) ?? 0);
    }
    this.#windows.push(windows);
    this.spent += spent;
    for (const { from, to } of closedIn(windows, day.length)) {
      spenders.takeAway(day, from, to, this.unitTallies);
    }
  }

  #addThird(drawn: DrawnThird): void {
    const { lanes } = drawn.month;
    for (let at = 0; at < lanes.length; at += 1) {
      if ((drawn.room.impressions[at] ?? 0) === 0) continue;
      const place = (lanes[at]?.unitPosition ?? 0) * tallySize;
      addImpressions(drawn, at, drawn.firstOf(at), drawn.lastOf(at), allArrived, this.unitTallies, place);
    }
  }

  /** One tally for each unit over some of the days, as far as installs had arrived; the last few answers are kept. */
  partTallies(part: MonthPart, getLanes: () => MonthLanes, room: Room): Float64Array {
    const key = `${part.from}|${part.to}|${part.until}`;
    const known = this.#partTallies.get(key);
    if (known) return known;
    const tallies = new Float64Array(this.units.length * tallySize);
    tallyPart(this.#windows, part, getLanes(), room, tallies);
    if (this.#partTallies.size >= mostParts) this.#partTallies.clear();
    this.#partTallies.set(key, tallies);
    return tallies;
  }

  /** One tally for each strand and day, strand by strand; worked out when first asked for. */
  strandTallies(getLanes: () => MonthLanes, room: Room): Float64Array {
    if (this.#strandTallies) return this.#strandTallies;
    const month = getLanes();
    const tallies = new Float64Array(this.strands.length * this.days * tallySize);
    for (let dayIndex = 0; dayIndex < this.filledDays;) {
      const drawn = new DrawnThird(month, thirdOf(dayIndex), room);
      for (const last = dayIndex + drawn.third.days; dayIndex < last; dayIndex += 1) {
        const day = new DrawnDay(drawn, dayIndex, this.windowsOn(dayIndex), allArrived);
        for (let at = 0; at < month.lanes.length; at += 1) {
          tallyOpen(
            day,
            at,
            0,
            day.length,
            tallies,
            ((month.lanes[at]?.strandPosition ?? 0) * this.days + dayIndex) * tallySize,
          );
        }
      }
    }
    if (this.filledDays === this.days) this.#strandTallies = tallies;
    return tallies;
  }
}
