import { bellOf, combineText } from '../world/chance.ts';
import type { Instant } from '../world/entities.ts';
import type { WorldFacts } from '../world/facts.ts';
import type { CampaignLanes } from './campaign-lanes.ts';
import { findDayCurve, type DayCurve } from './day-curve.ts';
import { figureAt, laneMarket } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import { paceOf } from './pacing.ts';
import { searchesOnDay } from './seasonality.ts';
import { thirdsIn, type MonthThird } from './thirds.ts';
import { daysIn, firstDayOf, startOfDay, type DayNumber, type MonthNumber } from './zone-days.ts';

/** The lanes of a campaign in a calendar month of its account, with what its days look like. */
export class MonthLanes {
  readonly campaign: CampaignLanes;
  readonly firstDay: DayNumber;
  readonly days: number;
  readonly lanes: readonly Lane[];
  readonly thirds: readonly MonthThird[];
  readonly figures: Float64Array;
  readonly #starts: Float64Array;
  readonly #curves: (readonly DayCurve[] | undefined)[] = [];
  readonly #weights: (readonly number[] | undefined)[] = [];

  constructor(campaign: CampaignLanes, month: MonthNumber, facts: WorldFacts) {
    this.campaign = campaign;
    this.firstDay = firstDayOf(month);
    this.days = daysIn(month);
    this.#starts = Float64Array.from({ length: this.days + 1 }, (_, index) =>
      startOfDay(campaign.zone, this.firstDay + index),
    );
    const from = this.startOf(0);
    const to = this.startOf(this.days);
    this.lanes = campaign.lanes.filter((lane) => lane.from < to && lane.to > from);
    this.thirds = thirdsIn(campaign.zone, month);
    this.figures = laneMarket(this.lanes, facts, this.thirds);
    this.thirds.forEach((third, index) => this.#pace(third, index));
  }

  #pace(third: MonthThird, index: number): void {
    const days = Array.from({ length: third.days }, (_, day) => this.weightsOf(third.firstIndex + day));
    const weights = this.campaign.curveKinds.map(
      (_, kind) => days.reduce((sum, list) => sum + (list[kind] ?? 0), 0) / third.days,
    );
    const paceFor = paceOf(this.campaign, this.lanes, this.figures, index, third, weights);
    this.lanes.forEach((lane, place) => {
      const figure = figureAt(place, index);
      const pace = paceFor(lane);
      this.figures[figure] = (this.figures[figure] ?? 0) * pace;
      this.figures[figure + 3] = pace;
    });
  }

  startOf(dayIndex: number): Instant {
    return this.#starts[dayIndex] ?? 0;
  }

  lengthOf(dayIndex: number): number {
    return this.startOf(dayIndex + 1) - this.startOf(dayIndex);
  }

  /** How the searches of a day spread over its hours, for each kind of lane. */
  curves(dayIndex: number): readonly DayCurve[] {
    const known = this.#curves[dayIndex];
    if (known) return known;
    const { zone, curveKinds } = this.campaign;
    const day = this.firstDay + dayIndex;
    const curves = curveKinds.map((kind) => findDayCurve(zone, day, kind.country, kind.hoursOfWeek));
    this.#curves[dayIndex] = curves;
    return curves;
  }

  /** For each kind of lane, searches of a day that may lead to an ad, against an ordinary day. */
  weightsOf(dayIndex: number): readonly number[] {
    const known = this.#weights[dayIndex] ?? this.#weigh(dayIndex);
    this.#weights[dayIndex] = known;
    return known;
  }

  #weigh(dayIndex: number): readonly number[] {
    const { category, curveKinds } = this.campaign;
    const day = this.firstDay + dayIndex;
    const searches = searchesOnDay(category, day);
    return this.curves(dayIndex).map((curve, kind) => {
      const mood =
        1 + 0.06 * bellOf(combineText(day, category), combineText(1, curveKinds[kind]?.country ?? ''));
      return searches * curve.share * mood;
    });
  }
}
