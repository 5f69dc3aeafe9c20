import type { DayText } from './format-day.ts';
import { dateFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/** "Mo", "一", "月", "월": head of a calendar's column. */
export function formatWeekdayHead(language: Language, day: DayText): string {
  const weekday = language === 'en' ? 'short' : 'narrow';
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  return dateFormat(language, { timeZone: 'UTC', weekday }).format(noon).slice(0, 2);
}
