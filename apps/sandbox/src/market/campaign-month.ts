import type { Campaign, Hundredths, Instant } from '../world/entities.ts';
import type { Row } from '../world/table.ts';
import { listBudgetSegments, overspendOn } from './budget.ts';
import { windowsOf, type Windows } from './budget-windows.ts';
import { allArrived, DrawnDay } from './drawn-day.ts';
import { DrawnThird } from './drawn-third.ts';
import type { Lane } from './lanes.ts';
import type { MonthLanes } from './month-lanes.ts';
import { thirdOf } from './thirds.ts';
import type { Room } from './room.ts';
import { Spenders } from './spenders.ts';
import { takeTally, tallySize } from './tally.ts';
import { addImpressions, tallyOpen } from './tally-span.ts';
import type { Unit } from './units.ts';

/** All units of an ad group in one country. */
export type Strand = { adGroupId: number; country: string };

function strandKey({ unit }: Lane): string {
  return `${unit.adGroupId}|${unit.country}`;
}

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
  readonly #windows: Windows[] = [];
  readonly #campaign: Row<Campaign>;
  readonly #seed: number;
  readonly #unitOf: Int32Array;
  readonly #strandOf: Int32Array;

  constructor(campaign: Row<Campaign>, seed: number, month: MonthLanes) {
    this.#campaign = campaign;
    this.#seed = seed;
    this.days = month.days;
    const units = new Map<Unit, number>();
    const strands = new Map<string, number>();
    const strandList: Strand[] = [];
    this.#unitOf = new Int32Array(month.lanes.length);
    this.#strandOf = new Int32Array(month.lanes.length);
    month.lanes.forEach((lane, at) => {
      if (!units.has(lane.unit)) units.set(lane.unit, units.size);
      const key = strandKey(lane);
      if (!strands.has(key)) {
        strands.set(key, strands.size);
        strandList.push({ adGroupId: lane.unit.adGroupId, country: lane.unit.country });
      }
      this.#unitOf[at] = units.get(lane.unit) ?? 0;
      this.#strandOf[at] = strands.get(key) ?? 0;
    });
    this.units = [...units.keys()];
    this.strands = strandList;
    this.unitTallies = new Float64Array(units.size * tallySize);
  }

  windowsOn(dayIndex: number): Windows {
    return this.#windows[dayIndex] ?? null;
  }

  /** Works out thirds of the month in their order, since money spent earlier in a month is missing later. */
  fill(month: MonthLanes, room: Room, days: number): void {
    while (this.filledDays < Math.min(days, month.days)) {
      const drawn = new DrawnThird(month, thirdOf(this.filledDays), room);
      this.#addThird(drawn);
      this.#fillDays(drawn);
      this.filledDays = drawn.third.firstIndex + drawn.third.days;
    }
  }

  /** Finds out for each day when its money is gone, and takes away what was not served. */
  #fillDays(drawn: DrawnThird): void {
    const { firstIndex, days } = drawn.third;
    const spenders = new Spenders(drawn);
    for (let dayIndex = firstIndex; dayIndex < firstIndex + days; dayIndex += 1) {
      const whole = new DrawnDay(drawn, dayIndex, null, allArrived);
      const overspend = overspendOn(this.#seed, this.#campaign.id, drawn.month.firstDay + dayIndex);
      const segments = listBudgetSegments(this.#campaign, drawn.month, dayIndex, overspend);
      const cost = spenders.next(whole);
      if (segments.every((one) => cost <= Math.min(one.dailyCap, one.monthCap - this.spent))) {
        this.#windows.push(null);
        this.spent += cost;
        continue;
      }
      const { windows, spent } = windowsOf(whole, spenders, segments, this.spent);
      const last = segments.at(-1);
      if (last && windows && this.spentUpAt === null && last.monthCap - this.spent < last.dailyCap) {
        this.spentUpAt = whole.start + (windows.at(-1) ?? 0);
      }
      this.#windows.push(windows);
      this.spent += spent;
      this.#takeUnserved(whole, spenders, windows);
    }
  }

  #addThird(drawn: DrawnThird): void {
    const { lanes } = drawn.month;
    for (let at = 0; at < lanes.length; at += 1) {
      if ((drawn.room.impressions[at] ?? 0) === 0) continue;
      const place = (this.#unitOf[at] ?? 0) * tallySize;
      addImpressions(drawn, at, drawn.firstOf(at), drawn.lastOf(at), allArrived, this.unitTallies, place);
    }
  }

  #takeUnserved(whole: DrawnDay, spenders: Spenders, windows: Windows): void {
    const edges = [0, ...(windows ?? [0, whole.length]), whole.length];
    for (let place = 0; place < edges.length; place += 2) {
      const from = edges[place] ?? 0;
      const to = edges[place + 1] ?? 0;
      if (from >= to) continue;
      spenders.tallyBetween(whole, from, to, (at, tally) => {
        takeTally(this.unitTallies, (this.#unitOf[at] ?? 0) * tallySize, tally);
      });
    }
  }

  /** One tally for each strand and day, strand by strand; worked out when first asked for. */
  strandTallies(month: MonthLanes, room: Room): Float64Array {
    if (this.#strandTallies) return this.#strandTallies;
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
            ((this.#strandOf[at] ?? 0) * this.days + dayIndex) * tallySize,
          );
        }
      }
    }
    if (this.filledDays === this.days) this.#strandTallies = tallies;
    return tallies;
  }
}
