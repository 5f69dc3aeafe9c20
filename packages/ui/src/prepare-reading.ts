import { formatFigure } from './format-figure.ts';
import type { MeasuredRange } from './measure.ts';
import { prepareChange } from './prepare-change.ts';
import type { Change, ChangeWords } from './prepare-change.ts';

export type Reading = {
  readonly now: string;
  readonly before: string | null;
  readonly change: Change | null;
};

/** The figures of one slot, or of the whole range when none is chosen. */
export function prepareReading(
  range: MeasuredRange,
  slot: number | null,
  locale: string,
  words: ChangeWords,
): Reading {
  const { measure } = range;
  if (slot === null) return readingOf(range, locale, words);
  const total = range.days[slot] ?? null;
  if (!range.before) return readingOf({ measure, total }, locale, words);
  return readingOf(
    { measure, total, before: { days: [], total: range.before.days[slot] ?? null } },
    locale,
    words,
  );
}

function readingOf(
  range: Pick<MeasuredRange, 'measure' | 'total' | 'before' | 'complete'>,
  locale: string,
  words: ChangeWords,
): Reading {
  const { digits } = range.measure;
  return {
    now: formatFigure(range.total, digits, locale),
    before: range.before ? formatFigure(range.before.total, digits, locale) : null,
    change: prepareChange(range, locale, words),
  };
}
