import fastifyMultipart from '@fastify/multipart';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Only where files are taken: everywhere else multipart stays a media type that is refused. */
export async function acceptFiles(http: FastifyInstance): Promise<void> {
  await http.register(fastifyMultipart, { throwFileSizeLimit: false });
}

export type FileWanted = {
  field: string;
  maxBytes: number;
  missing: MessageKey;
  tooLarge: MessageKey;
};

export type ReceivedFile = { content: Buffer; fileName: string };

/** The one file of the request, held in memory; what else the form holds is passed over. */
export async function receiveFile(request: FastifyRequest, wanted: FileWanted): Promise<Buffer> {
  return (await receiveNamedFile(request, wanted)).content;
}

/** The same with what its sender calls it, which is theirs to choose and never a path. */
export async function receiveNamedFile(request: FastifyRequest, wanted: FileWanted): Promise<ReceivedFile> {
  const { field, maxBytes, missing, tooLarge } = wanted;
  const limits = { files: 1, fileSize: maxBytes, fields: 5, fieldSize: 1000, parts: 6 };
  const part = request.isMultipart() ? await request.file({ limits }) : undefined;
  if (part === undefined || part.fieldname !== field) {
    part?.file.resume();
    throw new Refusal('badInput', { message: missing, fields: { [field]: missing } });
  }
  const content = await part.toBuffer();
  if (part.file.truncated)
    throw new Refusal('tooLarge', { message: tooLarge, fields: { [field]: tooLarge } });
  return { content, fileName: part.filename };
}
