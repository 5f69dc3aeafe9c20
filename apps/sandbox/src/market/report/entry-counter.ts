import type { DrawnDay } from '../delivery/drawn-day.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MeasureRequest } from './measure-request.ts';
import type { RowCollector } from './row-collector.ts';
import { subjectOf } from './row-subjects.ts';
import { needsBreakdown, BreakdownCounter } from './breakdown-counter.ts';
import { countsSize } from '../counts/measures.ts';
import { countServed } from '../counts/count-events.ts';

/** Counts what an entry delivers between two times of a day into the rows of one request. */
export type EntryCounter = {
  read: (day: DrawnDay, at: number, from: number, to: number, bucket: number) => void;
};

export function openCounter(
  collector: RowCollector,
  request: MeasureRequest,
  campaignId: number,
  entry: AuctionEntry,
): EntryCounter {
  const { key, subject } = subjectOf(request, campaignId, entry);
  if (needsBreakdown(request)) {
    const breakdown = new BreakdownCounter(collector, request, entry, key, subject());
    return { read: (day, at, from, to, bucket) => breakdown.countOpen(day, at, from, to, bucket) };
  }
  const row = collector.rowOf(key, subject);
  return {
    read: (day, at, from, to, bucket) => {
      countServed(day, at, from, to, row.counts, bucket * countsSize);
    },
  };
}
