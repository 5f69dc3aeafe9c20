import type { Instant } from '../world/entities.ts';
import { latest } from '../world/table.ts';
import type { Windows } from './windows.ts';
import { partBefore, type DayCurve } from './day-curve.ts';
import { figureAt, outcomeOf } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import type { MarketMonths } from './market-months.ts';
import type { MonthLanes } from './month-lanes.ts';
import { searchesPerDay } from './search-volume.ts';
import { thirdOf } from './thirds.ts';
import { dayAt, dayNumberOf, dayText, firstDayOf, monthOf } from './zone-days.ts';

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

/** Adds up, search by search, what the lanes of a campaign won of it. */
class ShareBook {
  readonly shares = new Map<string, TermShare>();
  readonly #months: MarketMonths;

  constructor(months: MarketMonths) {
    this.#months = months;
  }

  addDay(month: MonthLanes, dayIndex: number, adamId: number, windows: Windows): void {
    const third = month.thirds[thirdOf(dayIndex)];
    const weights = month.weightsOf(dayIndex);
    const curves = month.curves(dayIndex);
    const start = month.startOf(dayIndex);
    month.lanes.forEach((lane, place) => {
      const curve = curves[lane.curvePosition];
      const part = curve ? openPart(lane, start, month.lengthOf(dayIndex), curve, windows) * curve.share : 0;
      if (part === 0 || !third || !curve) return;
      const { firstShare, share } = outcomeOf(lane, this.#months.world.facts, third);
      const pace = month.figures[figureAt(place, thirdOf(dayIndex)) + 3] ?? 1;
      const reached = part * pace * lane.audience.part;
      const weight = (weights[lane.curvePosition] ?? 0) / curve.share;
      const day = dayText(month.firstDay + dayIndex);
      this.#addLane(
        lane,
        { day, adamId, country: lane.unit.country },
        reached * firstShare,
        reached * share,
        weight,
      );
    });
  }

  #addLane(
    lane: Lane,
    where: Pick<TermShare, 'day' | 'adamId' | 'country'>,
    firstShare: number,
    share: number,
    weight: number,
  ): void {
    for (const { text, searches } of lane.demand.terms.all()) {
      if (text === null) continue;
      const perDay = searchesPerDay(this.#months.world.terms.get(where.country, text));
      const key = `${where.day}|${where.adamId}|${where.country}|${text}`;
      const known = this.shares.get(key) ?? {
        ...where,
        searchTerm: text,
        searches: perDay * weight,
        firstShare: 0,
        share: 0,
      };
      known.firstShare = Math.min(1, known.firstShare + (searches / perDay) * firstShare);
      known.share = Math.min(1, known.share + (searches / perDay) * share);
      this.shares.set(key, known);
    }
  }
}

/** What each app was shown for, day by day, as the auctions say and not as chance had it. */
export function listTermShares(months: MarketMonths, request: TermShareRequest): TermShare[] {
  const book = new ShareBook(months);
  for (const campaignId of request.campaignIds) {
    const { adamId } = latest(months.world.campaigns.get(campaignId));
    const { zone } = months.campaign(campaignId);
    const last = Math.min(dayNumberOf(request.to), dayAt(zone, request.until - 1));
    for (let day = dayNumberOf(request.from); day <= last; day += 1) {
      const month = monthOf(day);
      const dayIndex = day - firstDayOf(month);
      const sums = months.sums(campaignId, month, request.until);
      book.addDay(months.lanes(campaignId, month), dayIndex, adamId, sums.windowsOn(dayIndex));
    }
  }
  return [...book.shares.values()];
}
