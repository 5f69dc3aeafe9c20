import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';

const place = z.object({
  offset: z.nullish(z.number()),
  pageSize: z.nullish(z.number()),
  limit: z.nullish(z.number()),
});
const inBody = z.object({ pagination: z.nullish(place) });

export type Place = { offset: number; pageSize: number };
type PartialPlace = { offset: number | undefined; pageSize: number | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a request begins and how many rows it wants, if it says so. */
export function readPlace({ body }: Endpoint, request: unknown): PartialPlace {
  const found = body ? z.safeParse(inBody, request).data?.pagination : z.safeParse(place, request).data;
  return { offset: found?.offset ?? undefined, pageSize: found?.pageSize ?? found?.limit ?? undefined };
}

const hasLimit = ({ query }: Endpoint): boolean => query instanceof z.ZodMiniObject && 'limit' in query.shape;

/** Only the number of all rows says for certain which page is the last: the size of an answer is how many it holds. */
export function askForTotal({ paging }: Endpoint, request: unknown): unknown {
  if (!paging?.countsOnRequest) return request;
  const fields = isRecord(request) ? request : {};
  const pagination = isRecord(fields.pagination) ? fields.pagination : {};
  return { ...fields, pagination: { ...pagination, fetchTotalCount: pagination.fetchTotalCount ?? true } };
}

/** The same request for another place. Bodies carry it in `pagination`; addresses as `pageSize`, or `limit`. */
export function writePlace(endpoint: Endpoint, request: unknown, { offset, pageSize }: Place): unknown {
  const fields = isRecord(request) ? request : {};
  if (!endpoint.body) return { ...fields, offset, [hasLimit(endpoint) ? 'limit' : 'pageSize']: pageSize };
  const pagination = isRecord(fields.pagination) ? fields.pagination : {};
  return { ...fields, pagination: { ...pagination, offset, pageSize } };
}
