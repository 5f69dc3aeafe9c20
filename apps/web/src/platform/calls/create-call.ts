import * as z from 'zod/mini';
import { codes } from '@tapwright/contracts/codes';
import type { AnswerOf, BodyOf, CallShape, QueryOf } from '@tapwright/contracts/call';
import { patienceMs } from '@tapwright/contracts/limits';
import { CallFailure } from './call-failure.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : { [Key in Name]: Value };
export type CallInput<Call extends CallShape> = Part<'query', QueryOf<Call>> &
  Part<'body', BodyOf<Call>> &
  Part<'file', Call['file'] extends string ? File : undefined> & { signal?: AbortSignal; token?: string };

type Surroundings = {
  /** Empty in the browser: paths are relative to the page's own origin. */
  origin: string;
  findToken: () => string | undefined;
  language: () => string;
};

const envelope = z.object({
  code: z.int(),
  data: z.optional(z.unknown()),
  message: z._default(z.string(), ''),
});
const refusedFields = z.object({ fields: z.record(z.string(), z.string()) });

export function createCall({ origin, findToken, language }: Surroundings) {
  return async function call<Call extends CallShape>(
    shape: Call,
    input: CallInput<Call>,
  ): Promise<AnswerOf<Call>> {
    const { query, body, file, signal, token = findToken() } = input;
    const inTime = AbortSignal.timeout(patienceMs[shape.patience ?? 'normal']);
    const request: RequestInit = {
      method: shape.method,
      signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
      headers: {
        'Accept-Language': language(),
        ...(token === undefined ? {} : { Authorization: token }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: formOf(shape.file ?? '', file) }),
      ...(shape.writes ? { cache: 'no-store' } : {}),
    };
    try {
      const response = await fetch(`${origin}${shape.path}${searchOf(query)}`, request);
      const text = await response.text();
      const data = dataOf(response, text);
      if (text.length > longAnswer) await nextTurn();
      return z.parse<Call['answer']>(shape.answer, data);
    } catch (error) {
      if (error instanceof CallFailure || signal?.aborted) throw error;
      throw error instanceof z.core.$ZodError ? oddAnswer(200, undefined) : CallFailure.unreachable(error);
    }
  };
}

/** So many letters are read in two turns: no frame waits for both. */
const longAnswer = 500_000;
const nextTurn = () =>
  new Promise<void>((done) => {
    setTimeout(done);
  });

function formOf(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
    )
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function dataOf(response: Response, text: string): unknown {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const read = z.safeParse(envelope, parseJson(text));
  if (!read.success) throw oddAnswer(response.status, requestId);
  const { code, data, message } = read.data;
  if (code === codes.success) return data;
  const fields = z.safeParse(refusedFields, data).data?.fields;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const httpStatus = response.status;
  throw CallFailure.refused({ code, message, httpStatus, fields, requestId, retryAfterSeconds });
}

/** Something between us and the server answered, or the two are of different versions. */
function oddAnswer(httpStatus: number, requestId: string | undefined): CallFailure {
  return CallFailure.refused({ code: codes.executionError, message: '', httpStatus, requestId });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
