import { addDays, isDay } from './days.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[日일]?(?:[T\s]\s*(\S+))?$/i;
const dayFirst = /^(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})(?:\s+(\S+))?$/i;
const moved = /^([+-])\s*(\d{1,4})$/;
const onClock = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/;

type Known = {
  /** What stands, as `2026-11-30T18:00`; empty: nothing. */
  readonly stands: string;
  /** By the same clock. */
  readonly today: string;
  /** The time of a day that is named without one, where nothing stands. */
  readonly clock: string;
};

/**
 * What somebody typed over a day and its time, by one clock and in no zone: `2026-12-24 18:00`, a day alone, which keeps the
 * time that stands, a time alone, which keeps the day, `+7` for so many days later; with the year first or the month by its
 * English name. Empty: none. Undefined: no day.
 */
export function readTypedTime(typed: string, { stands, today, clock }: Known): string | undefined {
  const text = typed.normalize('NFKC').replaceAll('−', '-').trim();
  if (text === '') return '';
  const [day = '', time = clock] = stands === '' ? [] : stands.split('T');
  const alone = writeClock(text);
  if (alone !== undefined) return day === '' ? undefined : `${day}T${alone}`;
  const [, sign, count] = moved.exec(text) ?? [];
  if (count !== undefined) {
    const from = day === '' ? today : day;
    return isDay(from) ? `${addDays(from, Number(`${sign ?? ''}${count}`))}T${time}` : undefined;
  }
  return readDay(text, time);
}

function readDay(text: string, time: string): string | undefined {
  const [, year = '', month = '', day = '', at] = yearFirst.exec(text) ?? [];
  const [, ownDay = day, word = '', ownYear = year, ownAt = at] = dayFirst.exec(text) ?? [];
  const named = word === '' ? month : String(months.indexOf(word.toLowerCase()) + 1);
  const on = `${ownYear}-${named.padStart(2, '0')}-${ownDay.padStart(2, '0')}`;
  const clock = ownAt === undefined ? time : writeClock(ownAt);
  return isDay(on) && clock !== undefined ? `${on}T${clock}` : undefined;
}

function writeClock(text: string): string | undefined {
  const [, hours, minutes] = onClock.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}
