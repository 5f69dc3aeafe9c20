import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../print-table.ts';
import { mostPart, mostSignInScript, mostSignInWhole } from './check-script-sizes.ts';
import { measureScripts } from './measure-scripts.ts';

export function printScriptSizes(root: string): void {
  if (!existsSync(join(root, 'apps/web/dist/.vite/manifest.json'))) return;
  const { signInScript, signInWhole, parts } = measureScripts(root);
  const row = (name: string, bytes: number, most: number) => [name, kB(bytes), kB(most)];
  console.log('\nScript sizes in kB after gzip; pages and later parts by what they add');
  printTable([
    ['', 'is', 'at most'],
    row('sign-in page, script', signInScript, mostSignInScript),
    row('sign-in page, whole first view', signInWhole, mostSignInWhole),
    ...parts.map(({ name, bytes }) => row(name, bytes, mostPart)),
  ]);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
