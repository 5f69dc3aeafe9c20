import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'data', 'test-results', '.git']);

/** Every file of the tree that is ours, as sorted paths below `root` with forward slashes. */
export function listFiles(root: string): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  walk('');
  return found.toSorted();
}

export const isSource = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path);
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
