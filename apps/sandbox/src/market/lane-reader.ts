import type { DrawnDay } from './drawn-day.ts';
import type { Lane } from './lanes.ts';
import type { MeasureRequest } from './measure-request.ts';
import type { RowBook } from './row-book.ts';
import { subjectOf } from './row-subjects.ts';
import { needsSplitting, Splitter } from './splitter.ts';
import { tallySize } from './tally.ts';
import { tallyOpen } from './tally-span.ts';

/** Counts what a lane delivers between two times of a day into the rows of one request. */
export type LaneReader = {
  read: (day: DrawnDay, at: number, from: number, to: number, bucket: number) => void;
};

export function openReader(
  book: RowBook,
  request: MeasureRequest,
  campaignId: number,
  lane: Lane,
): LaneReader {
  const { key, subject } = subjectOf(request, campaignId, lane);
  if (needsSplitting(request)) {
    const splitter = new Splitter(book, request, lane, key, subject());
    return { read: (day, at, from, to, bucket) => splitter.countOpen(day, at, from, to, bucket) };
  }
  const entry = book.entryOf(key, subject);
  return {
    read: (day, at, from, to, bucket) => {
      tallyOpen(day, at, from, to, entry.tallies, bucket * tallySize);
    },
  };
}
