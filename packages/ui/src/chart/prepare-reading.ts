import type { MeasuredRange } from './measure.ts';
import { prepareChange } from './prepare-change.ts';
import type { Change } from './prepare-change.ts';
import type { Writer } from './writer.ts';

export type Reading = {
  readonly now: string;
  readonly before: string | null;
  readonly change: Change | null;
};

/** The figures of one slot, or of the whole range when none is chosen. */
export function prepareReading(range: MeasuredRange, slot: number | null, write: Writer): Reading {
  const { measure } = range;
  if (slot === null) return readingOf(range, write);
  const total = range.days[slot] ?? null;
  if (!range.before) return readingOf({ measure, total }, write);
  const before = { days: [], total: range.before.days[slot] ?? null };
  const why = range.slotsNotCompared?.[slot] ?? null;
  return readingOf({ measure, total, before, ...(why === null ? {} : { compared: { why } }) }, write);
}

function readingOf(
  range: Pick<MeasuredRange, 'measure' | 'total' | 'before' | 'compared'>,
  write: Writer,
): Reading {
  const { digits } = range.measure;
  return {
    now: write.figure(range.total, digits),
    before: range.before ? write.figure(range.before.total, digits) : null,
    change: prepareChange(range, write),
  };
}
