import * as z from 'zod/mini';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import { parseExact } from '@tapwright/apple-ads/wire/transport/exact-json';
import { bulkEnvelope } from '@tapwright/apple-ads/wire/transport/bulk';
import { Refusal, refuse } from '../verbs/refusal.ts';
import { listProblems } from './list-problems.ts';
import { readMultipart } from './read-multipart.ts';

export type RawRequest = { path: unknown; query: unknown; body: unknown; contentType: string | undefined };
/** What both APIs' tables say of a request. */
type Shape = Pick<
  Endpoint,
  'pathParameters' | 'query' | 'body' | 'multipart' | 'item' | 'ignored' | 'sortKey'
> & { path?: string };
export type ParsedRequest = { path: unknown; query: unknown; body: unknown };

export function parseWith<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Refusal(listProblems(parsed.error.issues, value));
  return parsed.data;
}

const textOf = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString() : '');
const isBlank = (body: unknown): boolean => textOf(body).trim() === '';

export function readJson(body: unknown): unknown {
  const text = textOf(body);
  if (isBlank(body)) return refuse('MISSING_REQUIRED_FIELD', 'The request body is required.');
  try {
    return parseExact(text);
  } catch {
    return refuse('INVALID_ARGUMENT', 'The request body is not valid JSON.');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (body: unknown, fields: readonly string[]): unknown =>
  isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => !fields.includes(key))) : body;

/** The live service knows one word for the order of a sorting where its pages print another. */
function refuseOtherSortKey({ sortKey }: Shape, body: unknown): void {
  if (sortKey === undefined || !isRecord(body) || !Array.isArray(body.sorting)) return;
  if (body.sorting.some((sorting) => isRecord(sorting) && 'order' in sorting))
    refuse('REQUEST_UNRECOGNIZED_PROPERTY', "REQUEST: Unrecognized property 'order'.", 'sorting.order');
}

async function parseBody(endpoint: Shape, { body, contentType }: RawRequest): Promise<unknown> {
  const { body: schema, multipart, item, ignored = [], path = '' } = endpoint;
  // A query with no body asks for everything, as one of `{}` does.
  const isQuery = path.endsWith('/query');
  if (!schema) return undefined;
  if (multipart) return parseWith(schema, await readMultipart(body, contentType));
  const sent = without(isQuery && isBlank(body) ? {} : readJson(body), ignored);
  refuseOtherSortKey(endpoint, sent);
  // A batch is judged item by item, so that some may fail and others not.
  return parseWith(item ? bulkEnvelope : schema, sent);
}

const parsePath = ({ pathParameters = {} }: Shape, path: unknown): Record<string, unknown> => {
  const sent = isRecord(path) ? path : {};
  return Object.fromEntries(
    Object.entries(pathParameters).map(([name, schema]) => {
      const parsed = z.safeParse(schema, sent[name]);
      if (!parsed.success) refuse('INVALID_VALUE', `The value of ${name} is invalid.`, name);
      return [name, parsed.data];
    }),
  );
};

export async function parseRequest(endpoint: Shape, raw: RawRequest): Promise<ParsedRequest> {
  return {
    path: parsePath(endpoint, raw.path),
    query: endpoint.query && parseWith(endpoint.query, raw.query),
    body: await parseBody(endpoint, raw),
  };
}
