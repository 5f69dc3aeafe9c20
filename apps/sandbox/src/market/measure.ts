import type { Instant } from '../world/entities.ts';
import { createdAt } from '../world/table.ts';
import { DrawnDay } from './drawn-day.ts';
import { DrawnThird } from './drawn-third.ts';
import type { CampaignMonth } from './campaign-month.ts';
import { hideRareTerms } from './hidden-terms.ts';
import { arrivedAt, settledAfterMs } from './late-installs.ts';
import type { MarketMonths } from './market-months.ts';
import type { MeasuredSubject, MeasureRequest } from './measure-request.ts';
import type { MonthLanes } from './month-lanes.ts';
import { reportedUntil } from './reported-until.ts';
import { openReader, type LaneReader } from './lane-reader.ts';
import type { Lane } from './lanes.ts';
import { thirdOf } from './thirds.ts';
import { RowBook, type Entry } from './row-book.ts';
import { subjectOf } from './row-subjects.ts';
import { needsSplitting } from './splitter.ts';
import { tallySize } from './tally.ts';
import type { Unit } from './units.ts';
import { TimeBuckets, type Slice } from './time-buckets.ts';
import { dayAt, daysIn, firstDayOf, monthOf, startOfDay, type MonthNumber } from './zone-days.ts';

/** The lanes of a month with who counts them in this request. */
type Readers = { month: MonthLanes; drawn: DrawnThird | null; byLane: (LaneReader | undefined)[] };

/** Answers one request; made anew for each. */
export class Measuring {
  readonly #months: MarketMonths;
  readonly #request: MeasureRequest;
  readonly #book: RowBook;
  /** Of the campaign looked at, by the position of the unit. */
  #unitEntries: Entry[] = [];
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
    this.#book = new RowBook(this.#buckets.most);
  }

  subjects(campaignIds: readonly number[]): MeasuredSubject[] {
    const last = Math.min(this.#buckets.to, this.#until) - 1;
    if (last < this.#buckets.from) return [];
    const firstDay = dayAt(this.#zone, this.#buckets.from);
    const lastDay = dayAt(this.#zone, last);
    for (const campaignId of campaignIds) {
      this.#unitEntries = [];
      const begun = monthOf(dayAt(this.#zone, createdAt(this.#months.world.campaigns.get(campaignId))));
      for (let month = Math.max(begun, monthOf(firstDay)); month <= monthOf(lastDay); month += 1) {
        this.#addMonth(campaignId, month, firstDay, lastDay);
      }
    }
    const measured = this.#book.subjects(this.#buckets.labels);
    return this.#request.level === 'searchTerm' ? hideRareTerms(measured) : measured;
  }

  #addMonth(campaignId: number, month: MonthNumber, firstDay: number, lastDay: number): void {
    const sums = this.#months.sums(campaignId, month, this.#until);
    if (sums.units.length === 0) return;
    if (this.#addUnits(campaignId, sums, month)) return;
    const first = firstDayOf(month);
    let readers: Readers | null = null;
    for (let day = Math.max(firstDay, first); day <= Math.min(lastDay, first + daysIn(month) - 1); day += 1) {
      const slices = this.#buckets.slicesOf(day, this.#until);
      if (this.#addStrands(campaignId, sums, day - first, day, slices)) continue;
      readers ??= { month: this.#months.lanes(campaignId, month), drawn: null, byLane: [] };
      this.#addLanes(campaignId, sums, day - first, slices, readers);
    }
  }

  #isWanted(adGroupId: number): boolean {
    return this.#adGroupIds?.has(adGroupId) ?? true;
  }

  /** Totals, and whole months, need no days of their own. */
  #addUnits(campaignId: number, sums: CampaignMonth, month: MonthNumber): boolean {
    const tallies = this.#unitTallies(campaignId, sums, month);
    if (!tallies) return false;
    const bucket = this.#buckets.bucketOf(
      Math.max(this.#buckets.from, startOfDay(this.#zone, firstDayOf(month))),
    );
    for (let at = 0; at < sums.units.length; at += 1) {
      const unit = sums.units[at];
      if (!unit || tallies[at * tallySize] === 0 || !this.#isWanted(unit.adGroupId)) continue;
      this.#book.add(this.#entryOf(campaignId, unit, at), bucket, tallies, at * tallySize);
    }
    return true;
  }

  #unitTallies(campaignId: number, sums: CampaignMonth, month: MonthNumber): Float64Array | null {
    const { level, grain, zone } = this.#request;
    if (level === 'ad' || needsSplitting(this.#request)) return null;
    const from = Math.max(this.#buckets.from, startOfDay(this.#zone, firstDayOf(month)));
    const to = Math.min(this.#buckets.to, this.#until, startOfDay(this.#zone, firstDayOf(month + 1)));
    const isWhole =
      to - from === startOfDay(this.#zone, firstDayOf(month + 1)) - startOfDay(this.#zone, firstDayOf(month));
    if (grain !== 'total' && !(grain === 'month' && zone === 'ORTZ')) return null;
    if (isWhole && to + settledAfterMs <= this.#until) return sums.unitTallies;
    const until = to + settledAfterMs <= this.#until ? Number.POSITIVE_INFINITY : this.#until;
    return this.#months.partTallies(campaignId, month, sums, { from, to, until });
  }

  #entryOf(campaignId: number, unit: Unit, position: number): Entry {
    const known = this.#unitEntries[position];
    if (known) return known;
    const { key, subject } = subjectOf(this.#request, campaignId, { unit, adId: null });
    const entry = this.#book.entryOf(key, subject);
    this.#unitEntries[position] = entry;
    return entry;
  }

  /** Campaign and ad-group figures of a whole settled day need no keywords. */
  #addStrands(
    campaignId: number,
    sums: CampaignMonth,
    dayIndex: number,
    day: number,
    slices: readonly Slice[],
  ): boolean {
    const { level } = this.#request;
    if ((level !== 'campaign' && level !== 'adGroup') || needsSplitting(this.#request)) return false;
    const [slice] = slices;
    const start = startOfDay(this.#zone, day);
    const length = startOfDay(this.#zone, day + 1) - start;
    if (slices.length !== 1 || !slice || slice.from > 0 || slice.to < length) return false;
    if (start + settledAfterMs > this.#until) return false;
    const tallies = this.#months.strandTallies(campaignId, monthOf(day), sums);
    sums.strands.forEach((strand, at) => {
      if (!this.#isWanted(strand.adGroupId)) return;
      const unit = { ...strand, keywordId: null };
      const { key, subject } = subjectOf(this.#request, campaignId, { unit, adId: null });
      const place = (at * sums.days + dayIndex) * tallySize;
      this.#book.add(this.#book.entryOf(key, subject), slice.bucket, tallies, place);
    });
    return true;
  }

  #addLanes(
    campaignId: number,
    sums: CampaignMonth,
    dayIndex: number,
    slices: readonly Slice[],
    readers: Readers,
  ): void {
    const { month } = readers;
    const drawn = this.#drawnOn(readers, dayIndex);
    const day = new DrawnDay(
      drawn,
      dayIndex,
      sums.windowsOn(dayIndex),
      arrivedAt(this.#until - month.startOf(dayIndex)),
    );
    const { impressions } = this.#months.room;
    for (let at = 0; at < month.lanes.length; at += 1) {
      const lane = month.lanes[at];
      if (!lane || (impressions[at] ?? 0) === 0 || !this.#isWanted(lane.unit.adGroupId)) continue;
      const reader = this.#readerOf(readers, at, lane, campaignId);
      for (const { from, to, bucket } of slices) reader.read(day, at, from, to, bucket);
    }
  }

  #drawnOn(readers: Readers, dayIndex: number): DrawnThird {
    const { month, drawn } = readers;
    if (drawn && drawn.third === month.thirds[thirdOf(dayIndex)]) return drawn;
    const fresh = new DrawnThird(month, thirdOf(dayIndex), this.#months.room);
    readers.drawn = fresh;
    return fresh;
  }

  #readerOf(readers: Readers, at: number, lane: Lane, campaignId: number): LaneReader {
    const found = readers.byLane[at];
    if (found) return found;
    const reader = openReader(this.#book, this.#request, campaignId, lane);
    readers.byLane[at] = reader;
    return reader;
  }
}
