import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import { type ErrorDetail, listErrorDetails, readErrorAnswer } from '../wire/transport/error.ts';
import { parseExact } from '../wire/transport/exact-json.ts';
import {
  type Circumstances,
  Forbidden,
  NotFound,
  type Problem,
  type AnsweredError,
  Refused,
  ServerFault,
  Unauthorised,
} from './errors.ts';
import type { Answered } from './send.ts';

const withField = z.looseObject({ field: z.string() });

const problemOf = ({ code, message, info }: ErrorDetail): Problem => ({
  code: code ?? '',
  message: message ?? code ?? '',
  field: z.safeParse(withField, info).data?.field,
});

function readError(text: string) {
  try {
    return readErrorAnswer(parseExact(text));
  } catch {
    return undefined;
  }
}

/** What Apple said no with. A body that is not its own, as of a proxy between, leaves the status alone. */
export function readFailure(
  { status, text }: Answered,
  { roles }: Endpoint,
  at: Circumstances,
): AnsweredError {
  const answer = readError(text);
  const problems = answer ? listErrorDetails(answer).map(problemOf) : [];
  const code = answer?.code ?? '';
  const message = answer?.message ?? problems[0]?.message ?? `Apple answered ${status}`;
  const said = { code, message, problems };
  if (status === 401) return new Unauthorised(said, at);
  if (status === 403) return new Forbidden(said, roles, at);
  if (status === 404) return new NotFound(said, at);
  return status >= 500 ? new ServerFault(said, at) : new Refused(said, at);
}
