import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A folder with these files, gone after the test. */
export function makeTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tapwright-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Lets the tools of this repository run in a tree of its own. */
export function linkInstalledPackages(root: string): void {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
}
