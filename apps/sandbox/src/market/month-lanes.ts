import type { CategoryKey } from '../world/categories.ts';
import type { Instant } from '../world/entities.ts';
import type { WorldFacts } from '../world/facts.ts';
import { findDayCurve, type DayCurve } from './day-curve.ts';
import { laneMarket } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import { thirdsIn, type MonthThird } from './thirds.ts';
import { searchesOnDay } from './seasonality.ts';
import { daysIn, firstDayOf, startOfDay, type DayNumber, type MonthNumber } from './zone-days.ts';

type CurveKind = { country: string; hoursOfWeek: readonly number[] | null };

/** The lanes of a campaign in a calendar month of its account, with what its days look like. */
export class MonthLanes {
  readonly firstDay: DayNumber;
  readonly days: number;
  readonly zone: string;
  readonly category: CategoryKey;
  readonly lanes: readonly Lane[];
  readonly thirds: readonly MonthThird[];
  readonly figures: Float64Array;
  /** For each lane, which of the kinds of curves its days follow. */
  readonly curveOf: Int32Array;
  readonly curveKinds: readonly CurveKind[];
  readonly #starts: Float64Array;

  constructor(
    zone: string,
    month: MonthNumber,
    category: CategoryKey,
    lanes: readonly Lane[],
    facts: WorldFacts,
  ) {
    this.zone = zone;
    this.category = category;
    this.lanes = lanes;
    this.firstDay = firstDayOf(month);
    this.days = daysIn(month);
    this.thirds = thirdsIn(zone, month);
    this.figures = laneMarket(lanes, facts, this.thirds);
    this.#starts = Float64Array.from({ length: this.days + 1 }, (_, index) =>
      startOfDay(zone, this.firstDay + index),
    );
    const kinds: CurveKind[] = [];
    this.curveOf = assignCurves(lanes, kinds);
    this.curveKinds = kinds;
  }

  startOf(dayIndex: number): Instant {
    return this.#starts[dayIndex] ?? 0;
  }

  lengthOf(dayIndex: number): number {
    return this.startOf(dayIndex + 1) - this.startOf(dayIndex);
  }

  /** How the searches of a day spread over its hours. */
  curve(dayIndex: number, kind: number): DayCurve {
    const { country, hoursOfWeek } = this.curveKinds[kind] ?? { country: 'US', hoursOfWeek: null };
    return findDayCurve(this.zone, this.firstDay + dayIndex, country, hoursOfWeek);
  }

  /** Searches of a day that may lead to an ad, against an ordinary day. */
  weightOf(dayIndex: number, kind: number): number {
    return searchesOnDay(this.category, this.firstDay + dayIndex) * this.curve(dayIndex, kind).share;
  }
}

function assignCurves(lanes: readonly Lane[], kinds: CurveKind[]): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from(lanes, ({ unit, hoursOfWeek }) => {
    const key = hoursOfWeek ? `${unit.country}|${hoursOfWeek.join(',')}` : unit.country;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, kinds.length);
    kinds.push({ country: unit.country, hoursOfWeek });
    return kinds.length - 1;
  });
}
