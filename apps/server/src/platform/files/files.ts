import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileEnding = keyof typeof mediaTypes;

export type StoredFile = { content: Uint8Array; mediaType: string };

export type Files = {
  /**
   * Answers the name to keep: random, so that nobody can guess one, and never what a person typed. Whoever has to
   * find a file again that a crash left behind writes its name down first, in `beforeWrite`.
   */
  put(
    content: Uint8Array,
    ending: FileEnding,
    beforeWrite?: (name: string) => Promise<void>,
  ): Promise<string>;
  find(name: string): Promise<StoredFile | undefined>;
  delete(name: string): Promise<void>;
};

export function createFiles(url: URL): Files {
  const store = url.protocol === 's3:' ? createS3Files(url) : createFolderFiles(fileURLToPath(url));
  return {
    put: async (content, ending, beforeWrite) => {
      const name = `${randomBytes(16).toString('hex')}.${ending}`;
      await beforeWrite?.(name);
      await store.write(name, content, mediaTypes[ending]);
      return name;
    },
    find: async (name) => {
      const mediaType = findMediaType(name);
      if (mediaType === undefined) return undefined;
      const content = await store.read(name);
      return content === undefined ? undefined : { content, mediaType };
    },
    delete: async (name) => {
      if (findMediaType(name) !== undefined) await store.remove(name);
    },
  };
}

/** Undefined for whatever `put` did not make, such as a path. */
function findMediaType(name: string): string | undefined {
  const ending = /^[0-9a-f]{32}\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return isEnding(ending) ? mediaTypes[ending] : undefined;
}

const isEnding = (text: string): text is FileEnding => Object.hasOwn(mediaTypes, text);
