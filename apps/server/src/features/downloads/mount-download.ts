import { Readable } from 'node:stream';
import type { CallShape, ParsedQueryOf } from '@tapwright/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { admit, makeContext } from '../../platform/http/admission/admission.ts';
import type { CallHost } from '../../platform/http/call-host.ts';
import type { ContextOf } from '../../platform/http/context.ts';
import { parseQuery } from '../../platform/http/requests/parse-input.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SentFile } from '../../platform/http/answers/sent-file.ts';
import { writeDisposition } from '../../platform/http/answers/write-disposition.ts';
import { takeTicket } from './tickets-store.ts';

/** A file on its way: what it is called, and its pieces as they are made. */
export type Download = { name: string; mediaType?: string; pieces: AsyncIterator<Uint8Array> };

/** What a ticket's session is sealed under. */
export const sealedAs = 'download ticket';
/** Each holds a connection to the database while it lasts. */
const maxAtOnce = 6;
const maxOfPerson = 2;
/** Whoever takes nothing for so long has gone, or only wants to hold the connection. */
const idleLimitMs = 60_000;

const withTicket = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Puts a call whose answer is a file on the wire: with the token as ever, or with a ticket. */
export function mountDownload<const Call extends CallShape>(
  host: CallHost,
  call: Call,
  handler: (context: ContextOf<Call['access']>, query: ParsedQueryOf<Call>) => Promise<Download>,
  { idleMs = idleLimitMs } = {},
): void {
  const queries = new WeakMap<FastifyRequest, unknown>();
  /** By whom. */
  const underWay: number[] = [];
  host.calls.push(call);
  host.http.route({
    method: call.method,
    url: call.path,
    onRequest: (request, _reply, done) => {
      const ticket = z.safeParse(withTicket, request.query);
      if (!ticket.success) return admit(host, call, request, done);
      admitByTicket(host, call, request, ticket.data.ticket).then(
        (query) => {
          queries.set(request, query);
          admit(host, call, request, done);
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
    handler: async (request, reply) => {
      const rawQuery = queries.get(request) ?? request.query;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema that parses here is the one the type is made from.
      const query = parseQuery(call.query, rawQuery) as ParsedQueryOf<Call>;
      const context = await makeContext(host, call, request, { query: rawQuery, body: undefined });
      const userId = request.person?.userId ?? 0;
      const ownCount = underWay.filter((each) => each === userId).length;
      if (underWay.length >= maxAtOnce || ownCount >= maxOfPerson)
        throw new Refusal('tooManyRequests', { retryAfterSeconds: 5 });
      underWay.push(userId);
      // However it ends: all sent, broken off by the browser, or refused.
      reply.raw.once('close', () => underWay.splice(underWay.indexOf(userId), 1));
      reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
      const { name, mediaType, pieces } = await handler(context, query);
      reply.raw.once('close', () => void pieces.return?.());
      // The first piece before the head, so that what goes wrong at once is still said in words.
      const first = await pieces.next();
      const type = mediaType ?? `${call.download ?? ''}; charset=utf-8`;
      return send(reply, type, name, withFirst(first, pieces));
    },
  });
}

/** The same for a file that is kept whole. */
export function mountFile<const Call extends CallShape>(
  host: CallHost,
  call: Call,
  handler: (context: ContextOf<Call['access']>, query: ParsedQueryOf<Call>) => Promise<SentFile>,
): void {
  mountDownload(host, call, async (context, query) => {
    const { content, ...file } = await handler(context, query);
    return { ...file, pieces: wholeOf(content) };
  });
}

async function* wholeOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** The token of the session that asked goes in place of the ticket, and is judged as ever. */
async function admitByTicket(
  { deps }: CallHost,
  { path }: CallShape,
  request: FastifyRequest,
  ticket: string,
): Promise<unknown> {
  const taken = await takeTicket(deps.database, hashToken(ticket), path, deps.clock.now());
  if (taken === undefined) throw new Refusal('tokenEnded');
  request.headers.authorization = deps.sealer.open(taken.sealedSession, sealedAs);
  return taken.query;
}

async function* withFirst(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let piece = first; piece.done !== true; piece = await rest.next()) yield piece.value;
}

function send(reply: FastifyReply, mediaType: string, name: string, pieces: AsyncIterable<Uint8Array>) {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', writeDisposition(name))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(pieces, { objectMode: false }));
}
