import type { CallShape, ParsedBodyOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { patienceOf } from '@tapwright/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallHost } from './call-host.ts';
import type { ContextOf } from './context.ts';
import { admit, makeContext } from './admission/admission.ts';
import { Refusal } from './refusal.ts';
import { parseInput, parseQuery } from './requests/parse-input.ts';
import { languageOf } from './requests/request-language.ts';
import { shapeJson } from './answers/shape-answer.ts';
import { forget, watchTime } from './requests/time-limit.ts';

export type InputOf<Call extends CallShape> = { query: ParsedQueryOf<Call>; body: ParsedBodyOf<Call> };

export type CallHandler<Call extends CallShape> = (
  context: ContextOf<Call['access']>,
  input: InputOf<Call>,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => Promise<z.output<Call['answer']>>;

const largeBodyBytes = 8 * 1024 * 1024;

/** Puts a call of the contracts on the wire. Of what the handler returns, only what the contract names goes out. */
export function mountCall<const Call extends CallShape>(
  host: CallHost,
  call: Call,
  handler: CallHandler<Call>,
): void {
  const limitMs = patienceOf(call);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas that parse here are those the type is made from.
    const input = {
      query: parseQuery(call.query, request.query),
      body: parseInput(call.body, request.body),
    } as InputOf<Call>;
    const context = await makeContext(host, call, request, input);
    const data = z.encode(call.answer, await handler(context, input, { request, reply }));
    return { code: codes.success, data, message: host.successMessages.get(languageOf(request)) ?? '' };
  };
  host.calls.push(call);
  host.http.route({
    method: call.method,
    url: call.path,
    ...(call.isLarge ? { bodyLimit: largeBodyBytes } : {}),
    onRequest: (request, _reply, done) => admit(host, call, request, done),
    handler: async (request, reply) => {
      const watch = watchTime(limitMs, () => {
        void reply.send(new Refusal('timedOut'));
      });
      try {
        const answered = await answer(request, reply);
        return reply.sent ? undefined : shapeJson(request, reply, answered);
      } finally {
        forget(watch);
      }
    },
  });
}
