import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Failure } from './failure.ts';
import { listFiles } from './list-files.ts';

const ourFolders = /^(apps|packages|checks|e2e|bench|docs|scripts|\.ci)\/[\w./-]*$/;
const ourRootFiles =
  /^(README\.md|package(-lock)?\.json|knip\.json|tsconfig[\w.]*\.json|[\w-]+\.config\.ts)$/;

/** A path that a document names, in `code` or as a link, must be there: a map that lies is worse than none. */
export function checkDocuments(root: string): Failure[] {
  return listFiles(root)
    .filter((path) => path === 'README.md' || /^docs\/.*\.md$/.test(path))
    .flatMap((document) =>
      namedPaths(document, readFileSync(join(root, document), 'utf8'))
        .filter(({ path }) => !existsSync(join(root, path)))
        .map(({ path, line }) => ({
          at: `${document}:${line}`,
          says: `Names ${path}, which is not there. Mend the path or the sentence.`,
        })),
    );
}

export function namedPaths(document: string, text: string): { path: string; line: number }[] {
  return text.split('\n').flatMap((content, index) => {
    const inCode = [...content.matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((word) => ourFolders.test(word) || ourRootFiles.test(word));
    const linked = [...content.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map((match) =>
      posix.join(posix.dirname(document), match[1] ?? ''),
    );
    return [...inCode, ...linked].map((path) => ({ path, line: index + 1 }));
  });
}
