import type { Instant } from '../../world/entities.ts';
import { createdAt } from '../../world/table.ts';
import { DrawnDay } from '../delivery/drawn-day.ts';
import { DrawnPeriod } from '../delivery/drawn-period.ts';
import type { CampaignMonth } from '../counts/campaign-month.ts';
import { countGiven } from './count-given.ts';
import { hideRareTerms } from './hidden-terms.ts';
import { arrivedAt, settledAfterMs } from '../delivery/late-installs.ts';
import type { MarketMonths } from '../counts/market-months.ts';
import type { MeasuredSubject, MeasureRequest } from './measure-request.ts';
import type { MonthEntries } from '../auction/month-entries.ts';
import { reportedUntil } from './reported-until.ts';
import { openCounter, type EntryCounter } from './entry-counter.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import { periodOf } from '../calendar/market-periods.ts';
import { RowCollector, type CountedRow } from './row-collector.ts';
import { subjectOf } from './row-subjects.ts';
import { needsBreakdown } from './breakdown-counter.ts';
import { countsSize } from '../counts/measures.ts';
import type { Unit } from '../auction/units.ts';
import { TimeBuckets, type Slice } from './time-buckets.ts';
import { dayAt, daysIn, firstDayOf, monthOf, startOfDay, type MonthNumber } from '../calendar/zone-days.ts';

/** The entries of a month with their counters in this request. */
type Counters = { month: MonthEntries; drawn: DrawnPeriod | null; byEntry: (EntryCounter | undefined)[] };

/** Answers one request; made anew for each. */
export class Measuring {
  readonly #months: MarketMonths;
  readonly #request: MeasureRequest;
  readonly #collector: RowCollector;
  /** Of the campaign in work, by the position of the unit. */
  #unitRows: CountedRow[] = [];
  readonly #adGroupIds: ReadonlySet<number> | null;
  readonly #zone: string;
  readonly #until: Instant;
  readonly #buckets: TimeBuckets;

  constructor(months: MarketMonths, request: MeasureRequest, accountZone: string) {
    this.#months = months;
    this.#request = request;
    this.#adGroupIds = request.adGroupIds ? new Set(request.adGroupIds) : null;
    this.#zone = accountZone;
    this.#until = reportedUntil(months.world.facts, request.now);
    const reportZone = request.zone === 'UTC' ? 'UTC' : accountZone;
    this.#buckets = new TimeBuckets(request.from, request.to, reportZone, accountZone, request.grain);
    this.#collector = new RowCollector(this.#buckets.max);
  }

  subjects(campaignIds: readonly number[]): MeasuredSubject[] {
    const last = Math.min(this.#buckets.to, this.#until) - 1;
    if (last < this.#buckets.from) return [];
    const firstDay = dayAt(this.#zone, this.#buckets.from);
    const lastDay = dayAt(this.#zone, last);
    for (const campaignId of campaignIds) {
      this.#unitRows = [];
      const begun = monthOf(dayAt(this.#zone, createdAt(this.#months.world.campaigns.get(campaignId))));
      for (let month = Math.max(begun, monthOf(firstDay)); month <= monthOf(lastDay); month += 1) {
        this.#addMonth(campaignId, month, firstDay, lastDay);
      }
      this.#countGiven(campaignId);
    }
    const measured = this.#collector.subjects(this.#buckets.labels);
    return this.#request.level === 'searchTerm' ? hideRareTerms(measured) : measured;
  }

  #countGiven(campaignId: number): void {
    const { world } = this.#months;
    const scope = { request: this.#request, accountZone: this.#zone, until: this.#until };
    countGiven({ world, ...scope, buckets: this.#buckets, collector: this.#collector }, campaignId);
  }

  #addMonth(campaignId: number, month: MonthNumber, firstDay: number, lastDay: number): void {
    const sums = this.#months.sums(campaignId, month, this.#until);
    if (sums.units.length === 0) return;
    if (this.#addUnits(campaignId, sums, month)) return;
    const first = firstDayOf(month);
    let counters: Counters | null = null;
    for (let day = Math.max(firstDay, first); day <= Math.min(lastDay, first + daysIn(month) - 1); day += 1) {
      const slices = this.#buckets.slicesOf(day, this.#until);
      if (this.#addAdGroups(campaignId, sums, day - first, day, slices)) continue;
      counters ??= { month: this.#months.entries(campaignId, month), drawn: null, byEntry: [] };
      this.#addEntries(campaignId, sums, day - first, slices, counters);
    }
  }

  #isWanted(adGroupId: number): boolean {
    return this.#adGroupIds?.has(adGroupId) ?? true;
  }

  /** Totals, and whole months, need no days of their own. */
  #addUnits(campaignId: number, sums: CampaignMonth, month: MonthNumber): boolean {
    const counts = this.#unitCounts(campaignId, sums, month);
    if (!counts) return false;
    const bucket = this.#buckets.bucketOf(
      Math.max(this.#buckets.from, startOfDay(this.#zone, firstDayOf(month))),
    );
    for (let at = 0; at < sums.units.length; at += 1) {
      const unit = sums.units[at];
      if (!unit || counts[at * countsSize] === 0 || !this.#isWanted(unit.adGroupId)) continue;
      this.#collector.add(this.#rowOf(campaignId, unit, at), bucket, counts, at * countsSize);
    }
    return true;
  }

  #unitCounts(campaignId: number, sums: CampaignMonth, month: MonthNumber): Float64Array | null {
    const { level, grain, zone } = this.#request;
    if (level === 'ad' || needsBreakdown(this.#request)) return null;
    const from = Math.max(this.#buckets.from, startOfDay(this.#zone, firstDayOf(month)));
    const to = Math.min(this.#buckets.to, this.#until, startOfDay(this.#zone, firstDayOf(month + 1)));
    const isWhole =
      to - from === startOfDay(this.#zone, firstDayOf(month + 1)) - startOfDay(this.#zone, firstDayOf(month));
    if (grain !== 'total' && !(grain === 'month' && zone === 'ORTZ')) return null;
    if (isWhole && to + settledAfterMs <= this.#until) return sums.unitCounts;
    const until = to + settledAfterMs <= this.#until ? Number.POSITIVE_INFINITY : this.#until;
    return this.#months.partCounts(campaignId, month, sums, { from, to, until });
  }

  #rowOf(campaignId: number, unit: Unit, position: number): CountedRow {
    const known = this.#unitRows[position];
    if (known) return known;
    const { key, subject } = subjectOf(this.#request, campaignId, { unit, adId: null });
    const row = this.#collector.rowOf(key, subject);
    this.#unitRows[position] = row;
    return row;
  }

  /** Campaign and ad-group figures of a whole settled day need no keywords. */
  #addAdGroups(
    campaignId: number,
    sums: CampaignMonth,
    dayIndex: number,
    day: number,
    slices: readonly Slice[],
  ): boolean {
    const { level } = this.#request;
    if ((level !== 'campaign' && level !== 'adGroup') || needsBreakdown(this.#request)) return false;
    const [slice] = slices;
    const start = startOfDay(this.#zone, day);
    const length = startOfDay(this.#zone, day + 1) - start;
    if (slices.length !== 1 || !slice || slice.from > 0 || slice.to < length) return false;
    if (start + settledAfterMs > this.#until) return false;
    const counts = this.#months.adGroupCounts(campaignId, monthOf(day), sums);
    sums.adGroups.forEach((adGroup, at) => {
      if (!this.#isWanted(adGroup.adGroupId)) return;
      const unit = { ...adGroup, keywordId: null };
      const { key, subject } = subjectOf(this.#request, campaignId, { unit, adId: null });
      const place = (at * sums.days + dayIndex) * countsSize;
      this.#collector.add(this.#collector.rowOf(key, subject), slice.bucket, counts, place);
    });
    return true;
  }

  #addEntries(
    campaignId: number,
    sums: CampaignMonth,
    dayIndex: number,
    slices: readonly Slice[],
    counters: Counters,
  ): void {
    const { month } = counters;
    const drawn = this.#drawnOn(counters, dayIndex);
    const day = new DrawnDay(
      drawn,
      dayIndex,
      sums.windowsOn(dayIndex),
      arrivedAt(this.#until - month.startOf(dayIndex)),
    );
    const { impressions } = this.#months.buffers;
    for (let at = 0; at < month.entries.length; at += 1) {
      const entry = month.entries[at];
      if (!entry || (impressions[at] ?? 0) === 0 || !this.#isWanted(entry.unit.adGroupId)) continue;
      const counter = this.#counterOf(counters, at, entry, campaignId);
      for (const { from, to, bucket } of slices) counter.read(day, at, from, to, bucket);
    }
  }

  #drawnOn(counters: Counters, dayIndex: number): DrawnPeriod {
    const { month, drawn } = counters;
    if (drawn && drawn.period === month.periods[periodOf(dayIndex)]) return drawn;
    const fresh = new DrawnPeriod(month, periodOf(dayIndex), this.#months.buffers);
    counters.drawn = fresh;
    return fresh;
  }

  #counterOf(counters: Counters, at: number, entry: AuctionEntry, campaignId: number): EntryCounter {
    const found = counters.byEntry[at];
    if (found) return found;
    const counter = openCounter(this.#collector, this.#request, campaignId, entry);
    counters.byEntry[at] = counter;
    return counter;
  }
}
