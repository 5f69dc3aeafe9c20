import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';

const place = z.object({
  offset: z.nullish(z.number()),
  pageSize: z.nullish(z.number()),
  limit: z.nullish(z.number()),
});
const inBody = z.object({ pagination: z.nullish(place) });

export type Place = { offset: number; pageSize: number };
type Said = { offset: number | undefined; pageSize: number | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a request begins and how many rows it asks for, if it says so. */
export function readPlace({ body }: Endpoint, request: unknown): Said {
  const said = body ? z.safeParse(inBody, request).data?.pagination : z.safeParse(place, request).data;
  return { offset: said?.offset ?? undefined, pageSize: said?.pageSize ?? said?.limit ?? undefined };
}

const hasLimit = ({ query }: Endpoint): boolean => query instanceof z.ZodMiniObject && 'limit' in query.shape;

/** The same request for another place. Bodies carry it in `pagination`; addresses as `pageSize`, or `limit`. */
export function writePlace(endpoint: Endpoint, request: unknown, { offset, pageSize }: Place): unknown {
  const asked = isRecord(request) ? request : {};
  if (!endpoint.body) return { ...asked, offset, [hasLimit(endpoint) ? 'limit' : 'pageSize']: pageSize };
  const pagination = isRecord(asked.pagination) ? asked.pagination : {};
  return { ...asked, pagination: { ...pagination, offset, pageSize } };
}
