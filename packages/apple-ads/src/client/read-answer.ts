import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import { parseExact } from '../wire/transport/exact-json.ts';
import { type Circumstances, UnexpectedAnswer } from './errors.ts';
import { problemsOf } from './problems-of.ts';
import { quickReaderOf, refused } from './quick-reader.ts';

/** Says what is missing where; what the schema does not know is kept. */
export function readAnswer({ answer }: Endpoint, text: string, at: Circumstances): unknown {
  const quick = quickReaderOf(answer)(parseJson(text, at));
  if (quick !== refused) return quick;
  const read = z.safeParse(answer, parseJson(text, at), { reportInput: true });
  if (!read.success) throw new UnexpectedAnswer(problemsOf(read.error), at);
  return read.data;
}

function parseJson(text: string, at: Circumstances): unknown {
  try {
    // A deletion is documented to answer `{}`; nothing at all says the same.
    return text === '' ? {} : parseExact(text);
  } catch {
    throw new UnexpectedAnswer([{ code: 'invalid_json', message: 'not JSON', field: undefined }], at);
  }
}
