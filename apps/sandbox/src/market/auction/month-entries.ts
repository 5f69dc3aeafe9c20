import { bellOf, combineText } from '../../world/chance.ts';
import type { Instant } from '../../world/entities.ts';
import type { WorldFacts } from '../../world/facts.ts';
import type { CampaignEntries } from './campaign-entries.ts';
import { findDayProfile, type DayProfile } from '../calendar/day-profile.ts';
import { figureAt, entryFigures } from './entry-figures.ts';
import type { AuctionEntry } from './auction-entries.ts';
import { paceOf } from '../budget/pacing.ts';
import { searchesOnDay } from '../demand/seasonality.ts';
import { periodsIn, type MarketPeriod } from '../calendar/market-periods.ts';
import { daysIn, firstDayOf, startOfDay, type DayNumber, type MonthNumber } from '../calendar/zone-days.ts';

/** The entries of a campaign in a calendar month of its account, with what its days look like. */
export class MonthEntries {
  readonly campaign: CampaignEntries;
  readonly firstDay: DayNumber;
  readonly days: number;
  readonly entries: readonly AuctionEntry[];
  readonly periods: readonly MarketPeriod[];
  readonly figures: Float64Array;
  readonly #starts: Float64Array;
  readonly #profiles: (readonly DayProfile[] | undefined)[] = [];
  readonly #weights: (readonly number[] | undefined)[] = [];

  constructor(campaign: CampaignEntries, month: MonthNumber, facts: WorldFacts) {
    this.campaign = campaign;
    this.firstDay = firstDayOf(month);
    this.days = daysIn(month);
    this.#starts = Float64Array.from({ length: this.days + 1 }, (_, index) =>
      startOfDay(campaign.zone, this.firstDay + index),
    );
    const from = this.startOf(0);
    const to = this.startOf(this.days);
    this.entries = campaign.entries.filter((entry) => entry.from < to && entry.to > from);
    this.periods = periodsIn(campaign.zone, month);
    this.figures = entryFigures(this.entries, facts, this.periods);
    this.periods.forEach((period, index) => this.#pace(period, index));
  }

  #pace(period: MarketPeriod, index: number): void {
    const days = Array.from({ length: period.days }, (_, day) => this.weightsOf(period.firstIndex + day));
    const weights = this.campaign.profileKinds.map(
      (_, kind) => days.reduce((sum, list) => sum + (list[kind] ?? 0), 0) / period.days,
    );
    const paceFor = paceOf(this.campaign, this.entries, this.figures, index, period, weights);
    this.entries.forEach((entry, place) => {
      const figure = figureAt(place, index);
      const pace = paceFor(entry);
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

  /** How the searches of a day spread over its hours, for each kind of entry. */
  profiles(dayIndex: number): readonly DayProfile[] {
    const known = this.#profiles[dayIndex];
    if (known) return known;
    const { zone, profileKinds } = this.campaign;
    const day = this.firstDay + dayIndex;
    const profiles = profileKinds.map((kind) => findDayProfile(zone, day, kind.country, kind.hoursOfWeek));
    this.#profiles[dayIndex] = profiles;
    return profiles;
  }

  /** For each kind of entry, searches of a day that may lead to an ad, against an ordinary day. */
  weightsOf(dayIndex: number): readonly number[] {
    const known = this.#weights[dayIndex] ?? this.#weigh(dayIndex);
    this.#weights[dayIndex] = known;
    return known;
  }

  #weigh(dayIndex: number): readonly number[] {
    const { category, profileKinds } = this.campaign;
    const day = this.firstDay + dayIndex;
    const searches = searchesOnDay(category, day);
    return this.profiles(dayIndex).map((profile, kind) => {
      const mood =
        1 + 0.06 * bellOf(combineText(day, category), combineText(1, profileKinds[kind]?.country ?? ''));
      return searches * profile.share * mood;
    });
  }
}
