import { formatFigure, formatShortFigure } from './format-figure.ts';
import type { MeasuredRange } from './measure.ts';
import { prepareChange } from './prepare-change.ts';
import type { Change, ChangeWords } from './prepare-change.ts';
import { prepareSparkline } from './prepare-sparkline.ts';
import type { Sparkline } from './prepare-sparkline.ts';

export type PreparedTile = {
  readonly figure: string;
  readonly inFull: string;
  readonly before: string | null;
  readonly change: Change | null;
  readonly sparkline: Sparkline;
};

export function prepareTile(range: MeasuredRange, locale: string, words: ChangeWords): PreparedTile {
  const digits = range.measure.tileDigits ?? range.measure.digits;
  return {
    figure: formatShortFigure(range.total, digits, locale),
    inFull: formatFigure(range.total, range.measure.digits, locale),
    before: range.before ? formatShortFigure(range.before.total, digits, locale) : null,
    change: prepareChange(range, locale, words),
    sparkline: prepareSparkline({
      days: range.days,
      ...(range.before ? { before: range.before.days } : {}),
      ...(range.immatureFrom === undefined ? {} : { immatureFrom: range.immatureFrom }),
    }),
  };
}
