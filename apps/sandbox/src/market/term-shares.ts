import type { Instant } from '../world/entities.ts';
import { latest } from '../world/table.ts';
import type { CampaignMonth } from './campaign-month.ts';
import type { Windows } from './windows.ts';
import { partBefore, type DayCurve } from './day-curve.ts';
import { figureAt, outcomeOf } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import type { MarketMonths } from './market-months.ts';
import type { MonthLanes } from './month-lanes.ts';
import { searchesPerDay } from './search-volume.ts';
import { thirdOf } from './thirds.ts';
import { dayAt, dayNumberOf, dayText, monthOf, type DayNumber } from './zone-days.ts';

/** How much of a search an app was shown for on a day of the account. */
export type TermShare = {
  day: string;
  adamId: number;
  country: string;
  searchTerm: string;
  /** Searches expected on that day, over all searchers of the country. */
  searches: number;
  /** Parts of those on which the ad stood in the first slot, and in any. */
  firstShare: number;
  share: number;
};

export type TermShareRequest = { campaignIds: readonly number[]; from: string; to: string; until: Instant };

/** Part of a day's shown searches in which a lane was live and money was left. */
function openPart(lane: Lane, start: Instant, length: number, curve: DayCurve, windows: Windows): number {
  const from = Math.max(0, lane.from - start);
  const to = Math.min(length, lane.to - start);
  const open = windows ?? [0, length];
  let part = 0;
  for (let place = 0; place < open.length; place += 2) {
    const begin = Math.max(from, open[place] ?? 0);
    const end = Math.min(to, open[place + 1] ?? 0);
    if (begin < end) part += partBefore(curve, end) - partBefore(curve, begin);
  }
  return part;
}

/** One search in one country, as an app was shown for it on each day. */
type Searched = {
  of: Pick<TermShare, 'adamId' | 'country' | 'searchTerm'>;
  perDay: number;
  byDay: Map<DayNumber, TermShare>;
};

/** A search that leads to a lane, with the part of its searches that does. */
type Led = { searched: Searched; part: number };

/** Adds up, search by search, what the lanes of campaigns won of it. */
class ShareBook {
  readonly #searched = new Map<string, Searched>();
  readonly #months: MarketMonths;

  constructor(months: MarketMonths) {
    this.#months = months;
  }

  addMonth(month: MonthLanes, sums: CampaignMonth, adamId: number, from: DayNumber, to: DayNumber): void {
    const last = Math.min(to - month.firstDay, month.days - 1);
    month.lanes.forEach((lane, place) => {
      let led: readonly Led[] | null = null;
      for (let dayIndex = Math.max(0, from - month.firstDay); dayIndex <= last; dayIndex += 1) {
        const reached = reachedOn(month, lane, place, dayIndex, sums.windowsOn(dayIndex));
        if (reached === 0) continue;
        led ??= this.#ledTo(lane, adamId);
        this.#addDay(month, lane, dayIndex, reached, led);
      }
    });
  }

  #addDay(month: MonthLanes, lane: Lane, dayIndex: number, reached: number, led: readonly Led[]): void {
    const third = month.thirds[thirdOf(dayIndex)];
    const curve = month.curves(dayIndex)[lane.curvePosition];
    if (!third || !curve) return;
    const { firstShare, share } = outcomeOf(lane, this.#months.world.facts, third);
    const weight = (month.weightsOf(dayIndex)[lane.curvePosition] ?? 0) / curve.share;
    const day = month.firstDay + dayIndex;
    for (const { searched, part } of led) {
      const known = searched.byDay.get(day) ?? {
        day: dayText(day),
        ...searched.of,
        searches: searched.perDay * weight,
        firstShare: 0,
        share: 0,
      };
      known.firstShare = Math.min(1, known.firstShare + part * reached * firstShare);
      known.share = Math.min(1, known.share + part * reached * share);
      searched.byDay.set(day, known);
    }
  }

  #ledTo(lane: Lane, adamId: number): Led[] {
    const { country } = lane.unit;
    return lane.demand.listTerms().flatMap(({ text, searches }) => {
      if (text === null) return [];
      const searched = this.#searchedBy({ adamId, country, searchTerm: text });
      return [{ searched, part: searches / searched.perDay }];
    });
  }

  #searchedBy(of: Searched['of']): Searched {
    const key = `${of.adamId}|${of.country}|${of.searchTerm}`;
    const found = this.#searched.get(key);
    if (found) return found;
    const perDay = searchesPerDay(this.#months.world.terms.get(of.country, of.searchTerm));
    const searched = { of, perDay, byDay: new Map<DayNumber, TermShare>() };
    this.#searched.set(key, searched);
    return searched;
  }

  /** Day by day. */
  shares(): TermShare[] {
    const all = [...this.#searched.values()].flatMap(({ byDay }) => [...byDay.values()]);
    return all.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  }
}

/** Part of a day's searches in which a lane took part. */
function reachedOn(month: MonthLanes, lane: Lane, place: number, dayIndex: number, windows: Windows): number {
  const curve = month.curves(dayIndex)[lane.curvePosition];
  if (!curve) return 0;
  const open = openPart(lane, month.startOf(dayIndex), month.lengthOf(dayIndex), curve, windows);
  const pace = month.figures[figureAt(place, thirdOf(dayIndex)) + 3] ?? 1;
  return open * curve.share * pace * lane.audience.part;
}

/** What each app was shown for, day by day, as the auctions say and not as chance had it. */
export function listTermShares(months: MarketMonths, request: TermShareRequest): TermShare[] {
  const book = new ShareBook(months);
  for (const campaignId of request.campaignIds) {
    const { adamId } = latest(months.world.campaigns.get(campaignId));
    const { zone } = months.campaign(campaignId);
    const from = dayNumberOf(request.from);
    const to = Math.min(dayNumberOf(request.to), dayAt(zone, request.until - 1));
    for (let month = monthOf(from); month <= monthOf(to); month += 1) {
      const sums = months.sums(campaignId, month, request.until);
      book.addMonth(months.lanes(campaignId, month), sums, adamId, from, to);
    }
  }
  return book.shares();
}
