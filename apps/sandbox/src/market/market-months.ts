import type { Instant } from '../world/entities.ts';
import { first, latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { CampaignMonth } from './campaign-month.ts';
import { Room } from './room.ts';
import { listLanes, type Lane } from './lanes.ts';
import { MonthLanes } from './month-lanes.ts';
import { Units } from './units.ts';
import { dayAt, firstDayOf, monthOf, startOfDay, type MonthNumber } from './zone-days.ts';
import type { Audience } from './audience.ts';

/** Lanes kept at hand over all campaigns; sums are kept for good. */
const mostLanes = 120_000;

type Kept = { sums: CampaignMonth; month: MonthLanes | null };

/** Campaign months, worked out when asked for and forgotten from where a write touches them. */
export class MarketMonths {
  readonly world: World;
  readonly units: Units;
  /** Requests draw into this one, months are filled in another. */
  readonly room = new Room();
  readonly #fillRoom = new Room();
  readonly #audiences = new Map<string, Audience>();
  readonly #lanes = new Map<number, readonly Lane[]>();
  readonly #kept = new Map<number, Map<MonthNumber, Kept>>();
  /** Months whose lanes are at hand, least recently used first. */
  readonly #atHand = new Set<Kept>();
  #lanesAtHand = 0;

  constructor(world: World) {
    this.world = world;
    this.units = new Units(world);
    world.onTouch((campaignId, from) => this.#forget(campaignId, from));
  }

  zoneOf(campaignId: number): string {
    const { adAccountId } = latest(this.world.campaigns.get(campaignId));
    const { orgId } = latest(this.world.adAccounts.get(adAccountId));
    return first(this.world.orgs.get(orgId)).timezone;
  }

  /** The sums of a campaign month, filled with every day that began before `until`. */
  sums(campaignId: number, month: MonthNumber, until: Instant): CampaignMonth {
    const kept = this.#get(campaignId, month);
    const zone = this.zoneOf(campaignId);
    const days =
      until <= startOfDay(zone, firstDayOf(month)) ? 0 : dayAt(zone, until - 1) - firstDayOf(month) + 1;
    if (kept.sums.filledDays < Math.min(days, kept.sums.days)) {
      kept.sums.fill(this.lanes(campaignId, month), this.#fillRoom, days);
    }
    return kept.sums;
  }

  strandTallies(campaignId: number, month: MonthNumber, sums: CampaignMonth): Float64Array {
    return sums.strandTallies(this.lanes(campaignId, month), this.#fillRoom);
  }

  lanes(campaignId: number, month: MonthNumber): MonthLanes {
    const kept = this.#get(campaignId, month);
    const lanes = kept.month ?? this.#build(campaignId, month);
    this.#keepAtHand(kept, lanes);
    return lanes;
  }

  #get(campaignId: number, month: MonthNumber): Kept {
    const byMonth = this.#kept.get(campaignId) ?? new Map<MonthNumber, Kept>();
    this.#kept.set(campaignId, byMonth);
    const found = byMonth.get(month);
    if (found) return found;
    const lanes = this.#build(campaignId, month);
    const sums = new CampaignMonth(this.world.campaigns.get(campaignId), this.world.seed, lanes);
    const kept: Kept = { sums, month: null };
    byMonth.set(month, kept);
    this.#keepAtHand(kept, lanes);
    return kept;
  }

  #build(campaignId: number, month: MonthNumber): MonthLanes {
    const zone = this.zoneOf(campaignId);
    const from = startOfDay(zone, firstDayOf(month));
    const to = startOfDay(zone, firstDayOf(month + 1));
    const lanes = this.#lanesOf(campaignId).filter((lane) => lane.from < to && lane.to > from);
    const { category } = first(this.world.apps.get(latest(this.world.campaigns.get(campaignId)).adamId));
    return new MonthLanes(zone, month, category, lanes, this.world.facts);
  }

  #lanesOf(campaignId: number): readonly Lane[] {
    const known = this.#lanes.get(campaignId);
    if (known) return known;
    const { world, units } = this;
    const row = world.campaigns.get(campaignId);
    const { orgId } = latest(world.adAccounts.get(latest(row).adAccountId));
    const { currency } = first(world.orgs.get(orgId));
    const lanes = listLanes({ world, units, currency, audiences: this.#audiences }, row);
    this.#lanes.set(campaignId, lanes);
    return lanes;
  }

  #keepAtHand(kept: Kept, lanes: MonthLanes): void {
    if (this.#atHand.delete(kept)) {
      this.#atHand.add(kept);
      return;
    }
    kept.month = lanes;
    this.#atHand.add(kept);
    this.#lanesAtHand += lanes.lanes.length;
    for (const oldest of this.#atHand) {
      if (this.#lanesAtHand <= mostLanes || oldest === kept) break;
      this.#drop(oldest);
    }
  }

  #drop(kept: Kept): void {
    if (!this.#atHand.delete(kept)) return;
    this.#lanesAtHand -= kept.month?.lanes.length ?? 0;
    kept.month = null;
  }

  #forget(campaignId: number, from: Instant): void {
    this.#lanes.delete(campaignId);
    const byMonth = this.#kept.get(campaignId);
    if (!byMonth) return;
    const firstTouched = monthOf(dayAt(this.zoneOf(campaignId), from));
    for (const [month, kept] of byMonth) {
      if (month < firstTouched) continue;
      this.#drop(kept);
      byMonth.delete(month);
    }
  }
}
