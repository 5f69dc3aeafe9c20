import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

export const supportQrPath = '/frame/support-qr';

const mediaTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

export function readSupportPicture(file: string | undefined) {
  if (file === undefined) return undefined;
  const mediaType = mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { content: readFileSync(file), mediaType };
}
