import { dateFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/** A calendar day as `2026-11-20`, in no zone. */
export type DayText = string;

type Pieces = { year: string; month: string; day: string };

/** "20 Nov 2026", "2026年11月20日", "2026년 11월 20일". */
export function formatDay(language: Language, day: DayText): string {
  return assemble(language, read(language, day), { year: true });
}

/** "20 Nov", "11月20日": where the year is plain from the place. */
export function formatShortDay(language: Language, day: DayText): string {
  return assemble(language, read(language, day), { year: false });
}

/** "Fri 6 Nov", "11月6日周五", "11月6日(金)". */
export function formatWeekday(language: Language, day: DayText): string {
  const pieces = read(language, day);
  const short = assemble(language, pieces, { year: false });
  const weekday = nameWeekday(language, day);
  return {
    en: `${weekday} ${short}`,
    'zh-CN': short + weekday,
    'zh-TW': short + weekday,
    ja: `${short}(${weekday})`,
    ko: `${short} (${weekday})`,
  }[language];
}

/** "Fri", "周五", "金": of any week. */
export const nameWeekday = (language: Language, day: DayText): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'short' }).format(noonOf(day));

const noonOf = (day: DayText) => new Date(`${day}T12:00:00Z`);

/** "October 2026", "2026年10月": head of a calendar month. */
export function formatMonth(language: Language, day: DayText): string {
  return dateFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(noonOf(day));
}

/** "23 Oct – 19 Nov 2026", "17–19 Nov 2026", "25 Dec 2025 – 7 Jan 2026"; nothing is said twice. */
export function formatDayRange(
  language: Language,
  from: DayText,
  to: DayText,
  show: { year: boolean } = { year: true },
): string {
  const first = read(language, from);
  const last = read(language, to);
  if (from === to) return assemble(language, last, show);

  const sameYear = first.year === last.year;
  if (sameYear && first.month === last.month) return assemble(language, spanned(language, first, last), show);

  const yearLeads = language !== 'en';
  const start = assemble(language, first, { year: show.year && (!sameYear || yearLeads) });
  const end = assemble(language, last, { year: show.year && (!sameYear || !yearLeads) });
  return `${start} – ${end}`;
}

/** Two days of one month as one: "17–19 Nov", "11月17–19日". */
function spanned(language: Language, first: Pieces, last: Pieces): Pieces {
  const start = first.day.slice(0, first.day.length - units[language].day.length);
  return { ...last, day: `${start}–${last.day}` };
}

function assemble(language: Language, { year, month, day }: Pieces, show: { year: boolean }): string {
  if (language === 'en') return show.year ? `${day} ${month} ${year}` : `${day} ${month}`;
  const gap = language === 'ko' ? ' ' : '';
  return [...(show.year ? [year] : []), month, day].join(gap);
}

const none = { year: '', month: '', day: '' };
const chinese = { year: '年', month: '月', day: '日' };
const korean = { year: '년', month: '월', day: '일' };
const units = { en: none, 'zh-CN': chinese, 'zh-TW': chinese, ja: chinese, ko: korean };

function read(language: Language, text: DayText): Pieces {
  const [year = '', month = '', day = ''] = text.split('-');
  const unit = units[language];
  return {
    year: year + unit.year,
    month:
      language === 'en'
        ? dateFormat('en', { timeZone: 'UTC', month: 'short' }).format(noonOf(text))
        : Number(month) + unit.month,
    day: Number(day) + unit.day,
  };
}
