import type { Writer } from './writer.ts';

export type Step = 'day' | 'week' | 'month';
export type DateLabel = { readonly index: number; readonly label: string };

const everyDayUpTo = 14;
const mondaysUpTo = 120;
const roomForALabel = 52;

/** Every day for two weeks, every Monday up to four months, then the first of each month; fewer when narrow. */
export function prepareDates(days: readonly string[], step: Step, write: Writer, width: number): DateLabel[] {
  const name = step === 'month' ? write.month : write.day;
  const labelled = days.flatMap((day, index) =>
    isLabelled(day, days.length, step) ? [{ index, label: name(day) }] : [],
  );
  const maxLabels = Math.max(1, Math.floor(width / roomForALabel));
  const every = Math.ceil(labelled.length / maxLabels);
  return labelled.filter((_, place) => place % every === 0);
}

export function nameDay(day: string, step: Step, write: Writer): string {
  return { day: write.weekday, week: write.day, month: write.month }[step](day);
}

function isLabelled(day: string, count: number, step: Step): boolean {
  if (step !== 'day' || count <= everyDayUpTo) return true;
  const date = new Date(`${day}T00:00:00Z`);
  return count <= mondaysUpTo ? date.getUTCDay() === 1 : date.getUTCDate() === 1;
}
