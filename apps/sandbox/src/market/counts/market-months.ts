import type { Hundredths, Instant } from '../../world/entities.ts';
import type { WorldFacts } from '../../world/facts.ts';
import type { World } from '../../world/world.ts';
import type { Audience } from '../demand/audience.ts';
import { campaignEntriesOf, type CampaignEntries } from '../auction/campaign-entries.ts';
import { CampaignMonth } from './campaign-month.ts';
import { MonthEntries } from '../auction/month-entries.ts';
import type { MonthPart } from './count-part.ts';
import { DrawBuffers } from '../delivery/draw-buffers.ts';
import { suggestBid } from '../auction/suggested-bid.ts';
import { Units } from '../auction/units.ts';
import {
  dayAt,
  firstDayOf,
  monthOf,
  startOfDay,
  type DayNumber,
  type MonthNumber,
} from '../calendar/zone-days.ts';

/** Entries cached over all months of all campaigns; sums are kept for good. */
const maxEntries = 80_000;

type Kept = { sums: CampaignMonth; entries: MonthEntries | null };

/** Campaign months, computed at the first query and forgotten from where a write touches them. */
export class MarketMonths {
  readonly world: World;
  /** Requests draw into this one, months are filled in another. */
  readonly buffers = new DrawBuffers();
  readonly #fillBuffers = new DrawBuffers();
  readonly #units: Units;
  readonly #audiences = new Map<string, Audience>();
  readonly #campaigns = new Map<number, CampaignEntries>();
  readonly #stale = new Set<number>();
  #facts: WorldFacts;
  readonly #kept = new Map<number, Map<MonthNumber, Kept>>();
  /** Months whose entries are cached, by their first day. */
  readonly #cached = new Map<DayNumber, Set<Kept>>();
  #cachedEntries = 0;

  constructor(world: World) {
    this.world = world;
    this.#units = new Units(world);
    this.#facts = world.facts;
    world.onTouch((campaignId, from) => this.#forget(campaignId, from));
  }

  suggestBid(campaignId: number, keywordId: number, at: Instant): Hundredths | null {
    const campaign = this.campaign(campaignId);
    return suggestBid(this.#units.listOfKeyword(keywordId), campaign, at);
  }

  campaign(campaignId: number): CampaignEntries {
    const known = this.#campaigns.get(campaignId);
    if (known && !this.#stale.has(campaignId)) return known;
    const entries = campaignEntriesOf(this.world, this.#units, this.#audiences, campaignId, known ?? null);
    this.#campaigns.set(campaignId, entries);
    this.#stale.delete(campaignId);
    return entries;
  }

  /** The sums of a campaign month, filled with every day that began before `until`. */
  sums(campaignId: number, month: MonthNumber, until: Instant): CampaignMonth {
    const { sums } = this.#get(campaignId, month);
    const { zone } = this.campaign(campaignId);
    const first = firstDayOf(month);
    const days = until <= startOfDay(zone, first) ? 0 : dayAt(zone, until - 1) - first + 1;
    if (sums.filledDays < Math.min(days, sums.days)) {
      sums.fill(this.entries(campaignId, month), this.#fillBuffers, days);
    }
    return sums;
  }

  /** Counts of each unit of `sums`, over a part of the month. */
  partCounts(campaignId: number, month: MonthNumber, sums: CampaignMonth, part: MonthPart): Float64Array {
    return sums.partCounts(part, () => this.entries(campaignId, month), this.#fillBuffers);
  }

  adGroupCounts(campaignId: number, month: MonthNumber, sums: CampaignMonth): Float64Array {
    return sums.adGroupCounts(() => this.entries(campaignId, month), this.#fillBuffers);
  }

  entries(campaignId: number, month: MonthNumber): MonthEntries {
    const kept = this.#get(campaignId, month);
    const entries = kept.entries ?? new MonthEntries(this.campaign(campaignId), month, this.world.facts);
    this.#cache(kept, entries);
    return entries;
  }

  #get(campaignId: number, month: MonthNumber): Kept {
    const byMonth = this.#kept.get(campaignId) ?? new Map<MonthNumber, Kept>();
    this.#kept.set(campaignId, byMonth);
    const found = byMonth.get(month);
    if (found) return found;
    const entries = new MonthEntries(this.campaign(campaignId), month, this.world.facts);
    const sums = new CampaignMonth(entries);
    const kept: Kept = { sums, entries: null };
    byMonth.set(month, kept);
    this.#cache(kept, entries);
    return kept;
  }

  #cache(kept: Kept, entries: MonthEntries): void {
    if (kept.entries) return;
    const sameDay = this.#cached.get(entries.firstDay) ?? new Set<Kept>();
    this.#cached.set(entries.firstDay, sameDay.add(kept));
    kept.entries = entries;
    this.#cachedEntries += entries.entries.length;
    while (this.#cachedEntries > maxEntries) {
      const earliest = this.#findEarliestExcept(kept);
      if (!earliest) return;
      this.#drop(earliest);
    }
  }

  /** The latest months are queried most, as long as their installs arrive. */
  #findEarliestExcept(needed: Kept): Kept | undefined {
    for (const day of [...this.#cached.keys()].toSorted((one, other) => one - other)) {
      for (const kept of this.#cached.get(day) ?? []) if (kept !== needed) return kept;
    }
    return undefined;
  }

  #drop(kept: Kept): void {
    if (!kept.entries) return;
    const { firstDay, entries } = kept.entries;
    const sameDay = this.#cached.get(firstDay);
    sameDay?.delete(kept);
    if (sameDay?.size === 0) this.#cached.delete(firstDay);
    this.#cachedEntries -= entries.length;
    kept.entries = null;
  }

  /** Days gone by stay; what lies after a write is worked out anew. */
  #forget(campaignId: number, from: Instant): void {
    if (this.#facts !== this.world.facts) this.#forgetAll();
    const campaign = this.#campaigns.get(campaignId);
    if (!campaign) return;
    this.#stale.add(campaignId);
    const byMonth = this.#kept.get(campaignId) ?? new Map<MonthNumber, Kept>();
    const firstTouched = monthOf(dayAt(campaign.zone, from));
    for (const [month, kept] of byMonth) {
      this.#drop(kept);
      if (month >= firstTouched) byMonth.delete(month);
    }
  }

  #forgetAll(): void {
    this.#facts = this.world.facts;
    this.#campaigns.clear();
    this.#stale.clear();
    this.#kept.clear();
    this.#cached.clear();
    this.#cachedEntries = 0;
  }
}
