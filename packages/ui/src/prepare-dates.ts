export type Step = 'day' | 'week' | 'month';
export type DateLabel = { readonly index: number; readonly label: string };

const everyDayUpTo = 14;
const mondaysUpTo = 120;
const roomForALabel = 52;

/** Every day for two weeks, every Monday up to four months, then the first of each month; fewer when narrow. */
export function prepareDates(
  days: readonly string[],
  step: Step,
  locale: string,
  width: number,
): DateLabel[] {
  const format = step === 'month' ? monthFormat(locale) : dayFormat(locale);
  const labels = days.flatMap((day, index) =>
    isLabelled(day, days.length, step) ? [{ index, label: format(day) }] : [],
  );
  const most = Math.max(1, Math.floor(width / roomForALabel));
  const every = Math.ceil(labels.length / most);
  return labels.filter((_, place) => place % every === 0);
}

/** "Fri 6 Nov" */
export function formatSlot(day: string, step: Step, locale: string): string {
  if (step === 'month') return monthFormat(locale)(day);
  return step === 'day' ? weekdayFormat(locale)(day) : dayFormat(locale)(day);
}

export function dayFormat(locale: string): (day: string) => string {
  return formatter(locale, { day: 'numeric', month: 'short' });
}

function weekdayFormat(locale: string): (day: string) => string {
  const format = formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (day) => format(day).replace(',', '');
}

function monthFormat(locale: string): (day: string) => string {
  return formatter(locale, { month: 'short', year: 'numeric' });
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => format.format(utc(day));
}

function isLabelled(day: string, count: number, step: Step): boolean {
  if (step !== 'day' || count <= everyDayUpTo) return true;
  return count <= mondaysUpTo ? utc(day).getUTCDay() === 1 : utc(day).getUTCDate() === 1;
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
