import { numberFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/** Stands for a figure that does not exist: a ratio with nothing below the line. */
export const noFigure = '–';

const noBreakSpace = '\u00a0';

export type Figure = number | null | undefined;

/** From 0 to 10 decimals, 2 unless told; Intl's hyphen becomes a real minus, and nothing is "−0". */
export function formatNumber(language: Language, figure: Figure, decimals = 2): string {
  if (!isFigure(figure)) return noFigure;
  return withMinus(numberFormat(language, fixed(decimals)).format(figure));
}

/** Impressions, taps, installs, rows. */
export function formatCount(language: Language, figure: Figure): string {
  return formatNumber(language, figure, 0);
}

/** "12.3 M", "1,234.6万": for a tile or an axis; say the whole number in a label. */
export function formatCompact(language: Language, figure: Figure): string {
  if (!isFigure(figure)) return noFigure;
  const options = {
    notation: 'compact',
    maximumFractionDigits: 1,
    useGrouping: true,
    signDisplay: 'negative',
  } as const;
  const text = numberFormat(language, options)
    .formatToParts(figure)
    .map(({ type, value }) =>
      type === 'compact' && language === 'en' ? noBreakSpace + value.replace('K', 'k') : value,
    )
    .join('');
  return withMinus(text);
}

/** A ratio as per cent: 0.0757 is "7.57 %", in every language with the space. */
export function formatPercent(language: Language, ratio: Figure, decimals = 2): string {
  if (!isFigure(ratio)) return noFigure;
  return `${formatNumber(language, ratio * 100, decimals)}${noBreakSpace}%`;
}

const pointWords: Record<Language, string> = { 'zh-CN': 'pp', 'zh-TW': 'pp', en: 'pt', ja: 'pt', ko: '%p' };

/** The change of a rate: from 0.0761 to 0.0757 is −0.0004, "−0.04 pt". */
export function formatPoints(language: Language, difference: Figure, decimals = 2): string {
  if (!isFigure(difference)) return noFigure;
  return `${formatNumber(language, difference * 100, decimals)}${noBreakSpace}${pointWords[language]}`;
}

function isFigure(figure: Figure): figure is number {
  return typeof figure === 'number' && Number.isFinite(figure);
}

export function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}

function fixed(decimals: number): Intl.NumberFormatOptions {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 10) {
    throw new RangeError(`Numbers are shown with 0 to 10 decimals, not ${decimals}`);
  }
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'negative' };
}
