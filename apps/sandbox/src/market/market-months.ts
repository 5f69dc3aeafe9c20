import type { Hundredths, Instant } from '../world/entities.ts';
import type { WorldFacts } from '../world/facts.ts';
import type { World } from '../world/world.ts';
import type { Audience } from './audience.ts';
import { campaignLanesOf, type CampaignLanes } from './campaign-lanes.ts';
import { CampaignMonth } from './campaign-month.ts';
import { MonthLanes } from './month-lanes.ts';
import type { MonthPart } from './part-tallies.ts';
import { Room } from './room.ts';
import { suggestBid } from './suggested-bid.ts';
import { Units } from './units.ts';
import { dayAt, firstDayOf, monthOf, startOfDay, type MonthNumber } from './zone-days.ts';

/** Lanes kept at hand over all months of all campaigns; sums are kept for good. */
const mostLanes = 80_000;

type Kept = { sums: CampaignMonth; lanes: MonthLanes | null };

/** Campaign months, worked out when asked for and forgotten from where a write touches them. */
export class MarketMonths {
  readonly world: World;
  /** Requests draw into this one, months are filled in another. */
  readonly room = new Room();
  readonly #fillRoom = new Room();
  readonly #units: Units;
  readonly #audiences = new Map<string, Audience>();
  readonly #campaigns = new Map<number, CampaignLanes>();
  readonly #stale = new Set<number>();
  #facts: WorldFacts;
  readonly #kept = new Map<number, Map<MonthNumber, Kept>>();
  /** Months whose lanes are at hand. */
  readonly #atHand = new Set<Kept>();
  #lanesAtHand = 0;

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

  campaign(campaignId: number): CampaignLanes {
    const known = this.#campaigns.get(campaignId);
    if (known && !this.#stale.has(campaignId)) return known;
    const lanes = campaignLanesOf(this.world, this.#units, this.#audiences, campaignId, known ?? null);
    this.#campaigns.set(campaignId, lanes);
    this.#stale.delete(campaignId);
    return lanes;
  }

  /** The sums of a campaign month, filled with every day that began before `until`. */
  sums(campaignId: number, month: MonthNumber, until: Instant): CampaignMonth {
    const { sums } = this.#get(campaignId, month);
    const { zone } = this.campaign(campaignId);
    const first = firstDayOf(month);
    const days = until <= startOfDay(zone, first) ? 0 : dayAt(zone, until - 1) - first + 1;
    if (sums.filledDays < Math.min(days, sums.days)) {
      sums.fill(this.lanes(campaignId, month), this.#fillRoom, days);
    }
    return sums;
  }

  /** One tally for each unit of `sums`, over a part of the month. */
  partTallies(campaignId: number, month: MonthNumber, sums: CampaignMonth, part: MonthPart): Float64Array {
    return sums.partTallies(part, () => this.lanes(campaignId, month), this.#fillRoom);
  }

  strandTallies(campaignId: number, month: MonthNumber, sums: CampaignMonth): Float64Array {
    return sums.strandTallies(() => this.lanes(campaignId, month), this.#fillRoom);
  }

  lanes(campaignId: number, month: MonthNumber): MonthLanes {
    const kept = this.#get(campaignId, month);
    const lanes = kept.lanes ?? new MonthLanes(this.campaign(campaignId), month, this.world.facts);
    this.#keepAtHand(kept, lanes);
    return lanes;
  }

  #get(campaignId: number, month: MonthNumber): Kept {
    const byMonth = this.#kept.get(campaignId) ?? new Map<MonthNumber, Kept>();
    this.#kept.set(campaignId, byMonth);
    const found = byMonth.get(month);
    if (found) return found;
    const lanes = new MonthLanes(this.campaign(campaignId), month, this.world.facts);
    const sums = new CampaignMonth(lanes);
    const kept: Kept = { sums, lanes: null };
    byMonth.set(month, kept);
    this.#keepAtHand(kept, lanes);
    return kept;
  }

  #keepAtHand(kept: Kept, lanes: MonthLanes): void {
    if (this.#atHand.has(kept)) return;
    this.#atHand.add(kept);
    kept.lanes = lanes;
    this.#lanesAtHand += lanes.lanes.length;
    while (this.#lanesAtHand > mostLanes && this.#atHand.size > 1) this.#drop(this.#earliestBut(kept));
  }

  /** The latest months are asked for most, as long as their installs arrive. */
  #earliestBut(needed: Kept): Kept {
    const startOf = ({ lanes }: Kept): number => lanes?.firstDay ?? 0;
    return [...this.#atHand].reduce((earliest, kept) => {
      if (earliest === needed) return kept;
      return kept !== needed && startOf(kept) < startOf(earliest) ? kept : earliest;
    });
  }

  #drop(kept: Kept): void {
    if (!this.#atHand.delete(kept)) return;
    this.#lanesAtHand -= kept.lanes?.lanes.length ?? 0;
    kept.lanes = null;
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
    this.#atHand.clear();
    this.#lanesAtHand = 0;
  }
}
