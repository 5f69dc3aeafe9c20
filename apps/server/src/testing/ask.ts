import type { CallShape } from '@tapwright/contracts/call';
import { readAnswer } from './test-app.ts';

type AskOptions = {
  token?: string;
  body?: unknown;
  query?: Record<string, string>;
  language?: string;
  cookie?: string;
};

/** Sends a call of the contracts, right or wrong, and reads its answer. */
export async function ask(
  origin: string,
  { method, path }: Pick<CallShape, 'method' | 'path'>,
  { token, body, query, language = 'en', cookie }: AskOptions = {},
) {
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const response = await fetch(`${origin}${path}${search}`, {
    method,
    headers: {
      'accept-language': language,
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer(response);
}
