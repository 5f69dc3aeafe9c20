import type { Campaign, Hundredths, Instant } from '../../world/entities.ts';
import type { Row } from '../../world/table.ts';
import { listBudgetSegments, type BudgetSegment } from '../budget/budget.ts';
import { windowsOf } from '../budget/budget-windows.ts';
import { DrawnDay } from '../delivery/drawn-day.ts';
import { allArrived } from '../delivery/late-installs.ts';
import type { AdGroupInCountry } from '../auction/campaign-entries.ts';
import { TapsByDay } from '../budget/taps-by-day.ts';
import { DrawnPeriod } from '../delivery/drawn-period.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import { countPart, type MonthPart } from './count-part.ts';
import { periodOf } from '../calendar/market-periods.ts';
import type { DrawBuffers } from '../delivery/draw-buffers.ts';
import { BudgetExhaustion } from '../budget/budget-exhaustion.ts';
import { countsSize } from './measures.ts';
import { addImpressions, countServed } from './count-events.ts';
import type { Unit } from '../auction/units.ts';
import { closedIn, type Windows } from '../budget/windows.ts';

/** How many different parts of a month are remembered. */
const maxParts = 3;

/** What remains of a worked-out month: sums, and when on each day the money ran out. */
export class CampaignMonth {
  readonly units: readonly Unit[];
  readonly adGroups: readonly AdGroupInCountry[];
  /** Counts of each unit, over all days filled so far. */
  readonly unitCounts: Float64Array;
  readonly days: number;
  filledDays = 0;
  spent: Hundredths = 0;
  /** From when on the month's money was gone, if it was. */
  spentUpAt: Instant | null = null;
  #adGroupCounts: Float64Array | null = null;
  readonly #partCounts = new Map<string, Float64Array>();
  readonly #windows: Windows[] = [];
  readonly #campaign: Row<Campaign>;
  readonly #chance: number;

  constructor(month: MonthEntries, chance = 0) {
    this.#chance = chance;
    this.#campaign = month.campaign.row;
    this.days = month.days;
    this.units = month.campaign.units;
    this.adGroups = month.campaign.adGroups;
    this.unitCounts = new Float64Array(this.units.length * countsSize);
  }

  windowsOn(dayIndex: number): Windows {
    return this.#windows[dayIndex] ?? null;
  }

  /** Computes periods of the month in their order, since money spent earlier is missing later. */
  fill(month: MonthEntries, buffers: DrawBuffers, days: number): void {
    while (this.filledDays < Math.min(days, month.days)) {
      const drawn = new DrawnPeriod(month, periodOf(this.filledDays), buffers, this.#chance);
      this.#fillPeriod(drawn);
      this.filledDays = drawn.period.firstIndex + drawn.period.days;
    }
  }

  #fillPeriod(drawn: DrawnPeriod): void {
    const { firstIndex, days } = drawn.period;
    const limits = Array.from({ length: days }, (_, day) =>
      listBudgetSegments(this.#campaign, drawn.month, firstIndex + day),
    );
    const cost = drawn.cost();
    const max = drawn.maxDailyCost();
    this.#addPeriod(drawn);
    const isAmple = limits.flat().every((one) => max <= one.dailyCap && this.spent + cost <= one.monthCap);
    const tapsByDay = isAmple ? null : new TapsByDay(drawn);
    if (!tapsByDay || this.#isEnough(tapsByDay, limits)) {
      this.spent += cost;
      for (let day = 0; day < days; day += 1) this.#windows.push(null);
      return;
    }
    const exhaustion = new BudgetExhaustion(drawn, tapsByDay);
    limits.forEach((segments, day) =>
      this.#fillDay(drawn, firstIndex + day, tapsByDay, segments, exhaustion),
    );
  }

  #isEnough(tapsByDay: TapsByDay, limits: readonly (readonly BudgetSegment[])[]): boolean {
    let spent = this.spent;
    return limits.every((segments, day) => {
      const cost = tapsByDay.cost[day] ?? 0;
      spent += cost;
      return segments.every((one) => cost <= one.dailyCap && spent <= one.monthCap);
    });
  }

  /** Finds out when the money of a day is gone, and takes away what was not served from then on. */
  #fillDay(
    drawn: DrawnPeriod,
    dayIndex: number,
    tapsByDay: TapsByDay,
    segments: readonly BudgetSegment[],
    exhaustion: BudgetExhaustion,
  ): void {
    const cost = tapsByDay.cost[dayIndex - drawn.period.firstIndex] ?? 0;
    if (segments.every((one) => cost <= Math.min(one.dailyCap, one.monthCap - this.spent))) {
      this.#windows.push(null);
      this.spent += cost;
      return;
    }
    const day = new DrawnDay(drawn, dayIndex, null, allArrived);
    const { windows, spent } = windowsOf(day, exhaustion, segments, this.spent);
    const last = segments.at(-1);
    if (last && windows && this.spentUpAt === null && last.monthCap - this.spent < last.dailyCap) {
      this.spentUpAt = day.start + (windows.at(-1) ?? 0);
    }
    this.#windows.push(windows);
    this.spent += spent;
    for (const { from, to } of closedIn(windows, day.length)) {
      exhaustion.removeUnserved(day, from, to, this.unitCounts);
    }
  }

  #addPeriod(drawn: DrawnPeriod): void {
    const { entries } = drawn.month;
    for (let at = 0; at < entries.length; at += 1) {
      if ((drawn.buffers.impressions[at] ?? 0) === 0) continue;
      const place = (entries[at]?.unitPosition ?? 0) * countsSize;
      addImpressions(drawn, at, drawn.firstOf(at), drawn.lastOf(at), allArrived, this.unitCounts, place);
    }
  }

  /** Counts of each unit over some of the days, as far as installs had arrived; the last few are cached. */
  partCounts(part: MonthPart, getEntries: () => MonthEntries, buffers: DrawBuffers): Float64Array {
    const key = `${part.from}|${part.to}|${part.until}`;
    const known = this.#partCounts.get(key);
    if (known) return known;
    const counts = new Float64Array(this.units.length * countsSize);
    countPart(this.#windows, part, getEntries(), buffers, counts);
    if (this.#partCounts.size >= maxParts) this.#partCounts.clear();
    this.#partCounts.set(key, counts);
    return counts;
  }

  /** Counts for each ad group, country and day, ad group by ad group; computed at the first query. */
  adGroupCounts(getEntries: () => MonthEntries, buffers: DrawBuffers): Float64Array {
    if (this.#adGroupCounts) return this.#adGroupCounts;
    const month = getEntries();
    const counts = new Float64Array(this.adGroups.length * this.days * countsSize);
    for (let dayIndex = 0; dayIndex < this.filledDays;) {
      const drawn = new DrawnPeriod(month, periodOf(dayIndex), buffers, this.#chance);
      for (const last = dayIndex + drawn.period.days; dayIndex < last; dayIndex += 1) {
        const day = new DrawnDay(drawn, dayIndex, this.windowsOn(dayIndex), allArrived);
        for (let at = 0; at < month.entries.length; at += 1) {
          countServed(
            day,
            at,
            0,
            day.length,
            counts,
            ((month.entries[at]?.adGroupPosition ?? 0) * this.days + dayIndex) * countsSize,
          );
        }
      }
    }
    if (this.filledDays === this.days) this.#adGroupCounts = counts;
    return counts;
  }
}
