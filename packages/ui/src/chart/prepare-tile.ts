import type { MeasuredRange } from './measure.ts';
import { prepareChange } from './prepare-change.ts';
import type { Change } from './prepare-change.ts';
import { prepareSparkline } from './prepare-sparkline.ts';
import type { Sparkline } from './prepare-sparkline.ts';
import type { Writer } from './writer.ts';

const shortenFrom = 10_000_000;

export type PreparedTile = {
  readonly figure: string;
  readonly inFull: string;
  readonly before: string | null;
  /** Which days the change is of, where these are not all of the range. */
  readonly comparedDays: string | null;
  readonly change: Change | null;
  readonly sparkline: Sparkline;
};

export function prepareTile(range: MeasuredRange, write: Writer): PreparedTile {
  const digits = range.measure.tileDigits ?? range.measure.digits;
  const { compared } = range;
  const isWhole = compared === undefined || ('now' in compared && compared.days === undefined);
  return {
    figure: shorten(range.total, digits, write),
    inFull: write.figure(range.total, range.measure.digits),
    before: range.before && isWhole ? shorten(range.before.total, digits, write) : null,
    comparedDays: compared !== undefined && 'days' in compared ? (compared.days ?? null) : null,
    change: prepareChange(range, write),
    sparkline: prepareSparkline({
      days: range.days,
      ...(range.before ? { before: range.before.days } : {}),
      ...(range.immatureFrom === undefined ? {} : { immatureFrom: range.immatureFrom }),
    }),
  };
}

function shorten(value: number | null, digits: number, write: Writer): string {
  return value === null || Math.abs(value) < shortenFrom
    ? write.figure(value, digits)
    : write.shortFigure(value);
}
