import type { DayText } from './format-day.ts';
import { dateFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/** "Mo", "一", "月", "월": head of a calendar's column. */
export function formatWeekdayHead(language: Language, day: DayText): string {
  const weekday = language === 'en' ? 'short' : 'narrow';
  return part(language, { weekday }, day).slice(0, 2);
}

/** "Oct", "10月": one of the twelve. */
export function formatMonthName(language: Language, day: DayText): string {
  return part(language, { month: 'short' }, day);
}

/** "2026", "2026年". */
export function formatYear(language: Language, day: DayText): string {
  return part(language, { year: 'numeric' }, day);
}

function part(language: Language, options: Intl.DateTimeFormatOptions, day: DayText): string {
  return dateFormat(language, { timeZone: 'UTC', ...options }).format(
    new Date(`${day.slice(0, 10)}T12:00:00Z`),
  );
}
