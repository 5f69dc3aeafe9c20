import { formatDayRange, formatMonth } from '@tapwright/i18n/format-day';
import type { Language } from '@tapwright/i18n/languages';

type Month = { readonly from: string; readonly to: string };

/** A month that the range cuts says which of its days are meant. */
export function nameMonth(language: Language, { from, to }: Month): string {
  const isWhole = from.endsWith('-01') && new Date(Date.parse(to) + 86_400_000).getUTCDate() === 1;
  return isWhole ? formatMonth(language, from) : formatDayRange(language, from, to);
}

/** As they are shown, each with its place in the answer, where the oldest is the first. */
export const newestFirst = (months: readonly Month[]) =>
  months.map((month, place) => ({ month, place })).toReversed();
