import type { Endpoint } from '../wire/endpoint.ts';
import { type Drift, listDrift } from '../wire/transport/list-drift.ts';

/** Of rows these are looked at: what is new in one is mostly new in all, and an answer may have thousands. */
const maxRows = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with a few items of each list. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxRows).map(shorten);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
}

export type DriftSeen = Pick<Drift, 'kind'> & {
  call: string;
  /** Where, whichever row it was in. */
  path: string;
};

/** What is not as Apple's pages say, each place once. */
export function findDrift(call: string, { answer }: Endpoint, body: unknown): DriftSeen[] {
  const seen = new Map<string, DriftSeen>();
  for (const { kind, path } of listDrift(answer, shorten(body))) {
    const place = path.replaceAll(/\[\d+\]/g, '[]');
    seen.set(`${kind} ${place}`, { call, kind, path: place });
  }
  return [...seen.values()];
}
