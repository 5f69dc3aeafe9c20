import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Where a picture is read that was sent before. */
export const pictureAddress = z
  .string()
  .check(z.regex(/^\/file\/[0-9a-f]{32}\.webp$/, 'uploads:rules.missing'));

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/file/upload',
  access: { to: 'signedIn' },
  summary: 'Send a JPEG or PNG of at most 2 MB; it is redrawn at 256 × 256 as WebP. Answers its address.',
  file: 'uploadFile',
  answer: pictureAddress,
  patience: 'upload',
  refusals: ['tooLarge'],
});
