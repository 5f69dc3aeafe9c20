import * as z from 'zod/mini';

const timeForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})?$/;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** `Date.parse` rolls the 30th of February over; the round trip notices. */
const isDay = (text: string) => {
  const time = dayForm.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const isTime = (text: string) => isDay(timeForm.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text));

/** Apple writes `2026-12-01T00:00:00.000`, in UTC and without a zone; a zone is read as well. */
export const wireTime = z.string().check(z.refine(isTime));

export const wireDay = z.string().check(z.refine(isDay));

export const wireTimeOrDay = z.string().check(z.refine((text) => isTime(text) || isDay(text)));

export function readWireTime(text: string): Date {
  const zoned = timeForm.exec(text)?.[4] === undefined && !dayForm.test(text) ? `${text}Z` : text;
  const time = new Date(zoned);
  if (Number.isNaN(time.getTime())) throw new RangeError(`not a time: ${text}`);
  return time;
}

export const writeWireTime = (time: Date): string => time.toISOString().slice(0, -1);
