import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { listFiles } from '../list-files.ts';

type Files = Readonly<Record<string, string>>;

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A folder with these files, gone after the test. */
export function makeTree(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'tapwright-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFiles(root, files);
  return root;
}

/** All that is ours, with these files written over it, and the tools of this repository. */
export function makeChangedCopy(files: Files): string {
  const root = makeTree({});
  for (const path of listFiles(repository)) cpSync(join(repository, path), join(root, path));
  writeFiles(root, files);
  linkInstalledPackages(root);
  return root;
}

/** Lets the tools of this repository run in a tree of its own. */
export function linkInstalledPackages(root: string): void {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
}

function writeFiles(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
