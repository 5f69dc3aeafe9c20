import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this, compressing costs more than it saves. */
const worthwhileCharacters = 2048;
/** The default, 11, takes a hundred times as long for a tenth less. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encodings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

type Shaped = string | Promise<string | Buffer>;

/** What a handler returns to be sent. Not the reply itself: Fastify would watch its stream to the end for that. */
export function shapeJson(request: FastifyRequest, reply: FastifyReply, answer: object): Shaped {
  reply.header('content-type', 'application/json; charset=utf-8');
  return shapeText(request, reply, JSON.stringify(answer));
}

/** Long texts are compressed. No hook does it, since its hooks would cost the many short answers a tenth of their time. */
export function shapeText(request: FastifyRequest, reply: FastifyReply, text: string): Shaped {
  return text.length < worthwhileCharacters ? text : compress(request, reply, text);
}

async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return text;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? promisify(brotliCompress)(text, brotliSettings) : promisify(gzip)(text);
}
