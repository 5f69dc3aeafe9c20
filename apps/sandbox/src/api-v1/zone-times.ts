import type { Scalar } from './match-filter.ts';

const localForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?)?$/;

/** Reads a time without a zone as one of the given zone, and writes it in UTC. */
function toUtc(zone: string, value: Scalar): Scalar {
  if (typeof value !== 'string' || !localForm.test(value)) return value;
  const local = Temporal.PlainDateTime.from(value).toZonedDateTime(zone);
  return new Date(local.epochMilliseconds).toISOString();
}

export function inZoneOf(
  zone: string,
  value: Scalar | readonly Scalar[] | null | undefined,
): Scalar | readonly Scalar[] | null | undefined {
  if (value === null || value === undefined) return value;
  return typeof value === 'object' ? value.map((one) => toUtc(zone, one)) : toUtc(zone, value);
}
