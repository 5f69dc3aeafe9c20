import type { FastifyReply } from 'fastify';
import { writeDisposition } from './write-disposition.ts';

export type SentFile = { content: Uint8Array; mediaType: string; name: string };

/** Kept by nobody on the way, and never shown as a page. The name is the reader's own, in any script. */
export function sendFile(reply: FastifyReply, { content, mediaType, name }: SentFile): null {
  void reply
    .header('content-type', mediaType)
    .header('content-disposition', writeDisposition(name))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(content));
  return null;
}
