import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Failure } from './failure.ts';
import { listFiles } from './list-files.ts';

const ourFolders = /^(apps|packages|checks|e2e|bench|docs|scripts|\.ci)\/[\w./-]*$/;
const ourRootFiles =
  /^(README\.md|package(-lock)?\.json|knip\.json|tsconfig[\w.]*\.json|[\w-]+\.config\.ts)$/;

/** A path that a document names, in `code` or as a link, must be there: a map that lies is worse than none. */
export function checkDocuments(root: string): Failure[] {
  return [...checkPaths(root), ...checkShownBy(root)];
}

function checkPaths(root: string): Failure[] {
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

const shownBy = 'docs/security.md';
const shortTest = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

/** The page of security names tests from the server's folder on, and each has to be one. */
function checkShownBy(root: string): Failure[] {
  if (!existsSync(join(root, shownBy))) return [];
  return readFileSync(join(root, shownBy), 'utf8')
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(shortTest)]
        .map(([, path = '']) => (ourFolders.test(path) ? path : `apps/server/src/${path}`))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => ({
          at: `${shownBy}:${index + 1}`,
          says: `Names the test ${path}, which is not there. Name the one that shows it.`,
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
