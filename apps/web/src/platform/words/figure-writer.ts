import { formatMonth, formatShortDay, formatWeekday } from '@tapwright/i18n/format-day';
import { formatCompact, formatNumber, formatPercent, formatPoints } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import type { Writer } from '@tapwright/ui/chart/writer';

/** Tiles and charts write through this, in the reader's language. */
export function figureWriter(language: Language): Writer {
  return {
    figure: (value, digits) => formatNumber(language, value, digits),
    shortFigure: (value) => formatCompact(language, value),
    change: (size, unit, digits) =>
      unit === 'points'
        ? formatPoints(language, size / 100, digits)
        : formatPercent(language, size / 100, digits),
    day: (day) => formatShortDay(language, day),
    weekday: (day) => formatWeekday(language, day),
    month: (day) => formatMonth(language, day),
  };
}
