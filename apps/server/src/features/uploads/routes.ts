import { uploadPicture as uploadPictureCall } from '@tapwright/contracts/uploads';
import { maxPictureBytes } from '@tapwright/domain/picture-rules';
import type { FastifyInstance } from 'fastify';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { acceptFiles, receiveFile } from '../../platform/http/requests/receive-file.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findPicture } from './find-picture.ts';
import { handleRemoval } from './remove-forgotten-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

const wanted = {
  field: uploadPictureCall.file,
  maxBytes: maxPictureBytes,
  missing: 'uploads:rules.missing',
  tooLarge: 'uploads:rules.size',
} as const;

export async function mountUploads(host: CallHost): Promise<void> {
  handleRemoval(host.deps);
  await host.http.register(async (http) => {
    await acceptFiles(http);
    mountCall({ ...host, http }, uploadPictureCall, async (context, _input, { request }) =>
      uploadPicture(context, await receiveFile(request, wanted)),
    );
  });
  mountPictures(host, host.http);
}

/** The name is random and its content never changes; browsers ask for a picture without the token. */
function mountPictures({ deps, limits }: CallHost, http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/file/:name', async (request, reply) => {
    const refusal = limits.findStrangerRefusal(request.ip);
    if (refusal !== undefined) throw refusal;
    const picture = await findPicture(deps, request.params.name);
    if (picture === undefined) throw new Refusal('notFound');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(picture.mediaType)
      .send(picture.content);
  });
}
