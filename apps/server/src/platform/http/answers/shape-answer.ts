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
function shapeText(request: FastifyRequest, reply: FastifyReply, text: string): Shaped {
  return text.length < worthwhileCharacters ? text : compress(request, reply, text);
}

async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  return encode(negotiate(request, reply), text);
}

/** A long text that never changes: written at the first request for it, and compressed once for each way. */
export function createKeptText(write: () => string) {
  let text: string | undefined;
  const encoded = new Map<Encoding, Promise<string | Buffer>>();
  const encodeAsBytes = async (encoding: Encoding) => {
    text ??= write();
    return Buffer.from(await encode(encoding, text));
  };
  return (request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    const encoding = negotiate(request, reply);
    const known = encoded.get(encoding) ?? encodeAsBytes(encoding);
    encoded.set(encoding, known);
    return known;
  };
}

type Encoding = 'br' | 'gzip' | 'identity';

function negotiate(request: FastifyRequest, reply: FastifyReply): Encoding {
  reply.header('vary', 'accept-encoding');
  const wanted = encodings.negotiate(request.headers['accept-encoding'] ?? 'identity');
  const encoding = wanted === 'br' || wanted === 'gzip' ? wanted : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return encoding;
}

async function encode(encoding: Encoding, text: string): Promise<string | Buffer> {
  if (encoding === 'identity') return text;
  return encoding === 'br' ? promisify(brotliCompress)(text, brotliSettings) : promisify(gzip)(text);
}
