import type { Instant } from '../../world/entities.ts';
import { latest } from '../../world/table.ts';
import type { CampaignMonth } from '../counts/campaign-month.ts';
import type { Windows } from '../budget/windows.ts';
import { partBefore, type DayProfile } from '../calendar/day-profile.ts';
import { figureAt, outcomeOf } from '../auction/entry-figures.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MarketMonths } from '../counts/market-months.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import { searchesPerDay } from '../demand/search-volume.ts';
import { periodOf } from '../calendar/market-periods.ts';
import { dayAt, dayNumberOf, dayText, monthOf, type DayNumber } from '../calendar/zone-days.ts';

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

/** Part of a day's shown searches in which an entry was live and money was left. */
function openPart(
  entry: AuctionEntry,
  start: Instant,
  length: number,
  profile: DayProfile,
  windows: Windows,
): number {
  const from = Math.max(0, entry.from - start);
  const to = Math.min(length, entry.to - start);
  const open = windows ?? [0, length];
  let part = 0;
  for (let place = 0; place < open.length; place += 2) {
    const begin = Math.max(from, open[place] ?? 0);
    const end = Math.min(to, open[place + 1] ?? 0);
    if (begin < end) part += partBefore(profile, end) - partBefore(profile, begin);
  }
  return part;
}

/** One search in one country, as an app was shown for it on each day. */
type Searched = {
  of: Pick<TermShare, 'adamId' | 'country' | 'searchTerm'>;
  perDay: number;
  byDay: Map<DayNumber, TermShare>;
};

/** A search that leads to an entry, with the part of its searches that does. */
type Led = { searched: Searched; part: number };

/** Adds up, search by search, what the entries of campaigns won of it. */
class ShareBook {
  readonly #searched = new Map<string, Searched>();
  readonly #months: MarketMonths;

  constructor(months: MarketMonths) {
    this.#months = months;
  }

  addMonth(month: MonthEntries, sums: CampaignMonth, adamId: number, from: DayNumber, to: DayNumber): void {
    const last = Math.min(to - month.firstDay, month.days - 1);
    month.entries.forEach((entry, place) => {
      let led: readonly Led[] | null = null;
      for (let dayIndex = Math.max(0, from - month.firstDay); dayIndex <= last; dayIndex += 1) {
        const reached = reachedOn(month, entry, place, dayIndex, sums.windowsOn(dayIndex));
        if (reached === 0) continue;
        led ??= this.#ledTo(entry, adamId);
        this.#addDay(month, entry, dayIndex, reached, led);
      }
    });
  }

  #addDay(
    month: MonthEntries,
    entry: AuctionEntry,
    dayIndex: number,
    reached: number,
    led: readonly Led[],
  ): void {
    const period = month.periods[periodOf(dayIndex)];
    const profile = month.profiles(dayIndex)[entry.profilePosition];
    if (!period || !profile) return;
    const { firstShare, share } = outcomeOf(entry, this.#months.world.facts, period);
    const weight = (month.weightsOf(dayIndex)[entry.profilePosition] ?? 0) / profile.share;
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

  #ledTo(entry: AuctionEntry, adamId: number): Led[] {
    const { country } = entry.unit;
    return entry.demand.listTerms().flatMap(({ text, searches }) => {
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

/** Part of a day's searches in which an entry took part. */
function reachedOn(
  month: MonthEntries,
  entry: AuctionEntry,
  place: number,
  dayIndex: number,
  windows: Windows,
): number {
  const profile = month.profiles(dayIndex)[entry.profilePosition];
  if (!profile) return 0;
  const open = openPart(entry, month.startOf(dayIndex), month.lengthOf(dayIndex), profile, windows);
  const pace = month.figures[figureAt(place, periodOf(dayIndex)) + 3] ?? 1;
  return open * profile.share * pace * entry.audience.part;
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
      book.addMonth(months.entries(campaignId, month), sums, adamId, from, to);
    }
  }
  return book.shares();
}
