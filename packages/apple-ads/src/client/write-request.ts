import * as z from 'zod/mini';
import { contextHeader, writeContext } from '../wire/transport/context-header.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import { stringifyExact } from '../wire/transport/exact-json.ts';
import type { Id } from '../wire/values/id.ts';
import { type Circumstances, InvalidRequest } from './errors.ts';
import { problemsOf } from './problems-of.ts';
import type { Outgoing } from './send.ts';

/** What a call was given: the id in its path, and its query or body. */
export type CallInput = { id?: string | undefined; request?: unknown; adAccountId?: Id | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function encode(schema: z.ZodMiniType, value: unknown, at: Circumstances): unknown {
  const encoded = z.safeEncode(schema, value, { reportInput: true });
  if (!encoded.success) throw new InvalidRequest(problemsOf(encoded.error), at);
  return encoded.data;
}

function writePath({ path, pathParameters = {} }: Endpoint, id: unknown, at: Circumstances): string {
  let written: string = path;
  for (const [name, schema] of Object.entries(pathParameters))
    written = written.replace(`{${name}}`, encodeURIComponent(String(encode(schema, id, at))));
  return written;
}

function writeQuery({ query }: Endpoint, request: unknown, at: Circumstances): string {
  if (!query) return '';
  const encoded = encode(query, request ?? {}, at);
  const pairs = Object.entries(isRecord(encoded) ? encoded : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Where the service knows another word for the order of a sorting than its pages print. */
function renameOrder({ sortKey }: Endpoint, request: unknown): unknown {
  if (sortKey === undefined || !isRecord(request) || !Array.isArray(request.sorting)) return request;
  const sorting: unknown[] = request.sorting.map((one: unknown) => {
    if (!isRecord(one) || !('order' in one)) return one;
    const { order, ...rest } = one;
    return { ...rest, [sortKey]: order };
  });
  return { ...request, sorting };
}

function writeForm(schema: z.ZodMiniType, request: unknown, at: Circumstances): FormData {
  const { file, ...fields } = isRecord(request) ? request : {};
  if (!(file instanceof Blob))
    throw new InvalidRequest([{ code: 'FIELD_REQUIRED', message: 'a file is needed', field: 'file' }], at);
  const form = new FormData();
  const encoded = encode(schema, fields, at);
  for (const [name, value] of Object.entries(isRecord(encoded) ? encoded : {})) form.set(name, String(value));
  form.set('file', file);
  return form;
}

/** Everything but the token. Throws `InvalidRequest` where Apple would refuse. */
export function writeRequest(
  endpoint: Endpoint,
  { id, request, adAccountId }: CallInput,
  { apiUrl, at }: { apiUrl: string; at: Circumstances },
): Outgoing {
  const { method, body: schema, multipart, context } = endpoint;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (context !== 'none' && adAccountId !== undefined) headers[contextHeader] = writeContext(adAccountId);
  const url = apiUrl + writePath(endpoint, id, at) + writeQuery(endpoint, request, at);
  if (!schema) return { url, method, headers, body: undefined };
  if (multipart) return { url, method, headers, body: writeForm(schema, request, at) };
  headers['content-type'] = 'application/json';
  return {
    url,
    method,
    headers,
    body: stringifyExact(encode(schema, renameOrder(endpoint, request ?? {}), at)),
  };
}
