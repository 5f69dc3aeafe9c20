import type { AnswerOf, BodyOf, CallShape, QueryOf } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';

const envelope = z.object({ code: z.int(), data: z.unknown(), message: z.string() });

/** Asks a call as the browser does, through everything that stands before a call; without a socket. */
export type AskAs = <Call extends CallShape>(
  token: string,
  call: Call,
  input: { query?: QueryOf<Call>; body?: BodyOf<Call> },
) => Promise<AnswerOf<Call>>;

export function createAskAs({ http }: Pick<CallHost, 'http'>): AskAs {
  return async (token, call, { query, body }) => {
    const pairs = Object.entries(z.parse(z.record(z.string(), z.unknown()), query ?? {}));
    const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
    const response = await http.inject({
      method: call.method,
      url: `${call.path}?${search}`,
      headers: { authorization: token },
      ...(body === undefined ? {} : { payload: z.parse(z.looseObject({}), body) }),
    });
    const { code, data, message } = z.parse(envelope, response.json());
    if (code !== codes.success) throw new Error(`${call.path} answered ${code}: ${message}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema that parses here is the one the type is made from.
    return z.parse(call.answer, data) as AnswerOf<typeof call>;
  };
}
