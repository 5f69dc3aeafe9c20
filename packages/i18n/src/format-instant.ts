import { formatDay, formatShortDay } from './format-day.ts';
import { ageFormat, dateFormat } from './intl-cache.ts';
import { withMinus } from './format-number.ts';
import type { Language } from './languages.ts';

/** Whose clock: an IANA zone, and the moment that is now. */
export type Clock = { zone: string; now: Date };

/** "09:38". */
export function formatTime(language: Language, at: Date, zone: string): string {
  return dateFormat(language, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** "today 09:38", "19 Nov 09:38", "19 Nov 2025 09:38": no more of the day than is needed. */
export function formatInstant(language: Language, at: Date, { zone, now }: Clock): string {
  const day = dayOf(at, zone);
  const today = dayOf(now, zone);
  const time = formatTime(language, at, zone);
  if (day === today) return `${todayWord(language)} ${time}`;
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return `${sameYear ? formatShortDay(language, day) : formatDay(language, day)} ${time}`;
}

/** "20 Nov 2026 09:38": in a log, where every row names its day. */
export function formatStamp(language: Language, at: Date, zone: string): string {
  return `${formatDay(language, dayOf(at, zone))} ${formatTime(language, at, zone)}`;
}

const steps = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, until: 365 * 86_400 },
] as const;

/** "3 min ago", "3分钟前", "3분 전". A clock that runs ahead of ours makes nothing come from the future. */
export function formatAge(language: Language, at: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));
  const step = steps.find(({ until }) => seconds < until) ?? { unit: 'year', seconds: 365 * 86_400 };
  const text = ageFormat(language, { style: 'short' }).format(-Math.floor(seconds / step.seconds), step.unit);
  return language === 'ja' ? text.replace(/(?<=\d) /, '') : text;
}

/** "UTC", "UTC+8", "UTC+5:30", "UTC−7". */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return withMinus(`UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`);
}

function todayWord(language: Language): string {
  return ageFormat(language, { numeric: 'auto' }).format(0, 'day');
}

/** The calendar day of a moment, there. */
export function dayOf(at: Date, zone: string): string {
  const parts = dateFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const value = (wanted: 'year' | 'month' | 'day') => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${value('year')}-${value('month')}-${value('day')}`;
}
