import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLockfile } from './check-lockfile.ts';
import type { Failure } from './failure.ts';
import { readManifest, readWorkspaces } from './import-graph/workspaces.ts';

const page = 'docs/dependencies.md';
type Row = { names: string[]; where: string; why: string; licence: string; at: string };
type Use = { name: string; version: string; folder: string };

/** Each dependency has an exact version, a place in the lockfile and a row: where it is used, why, which licence. */
export function checkDependencies(root: string): Failure[] {
  const uses = readUses(root);
  const rows = existsSync(join(root, page)) ? readRows(readFileSync(join(root, page), 'utf8')) : [];
  return [
    ...uses
      .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(({ name, version, folder }) => ({
        at: `${folder}/package.json`,
        says: `${name} is "${version}". Write the exact version: npm install --save-exact ${name}@<version>.`,
      })),
    ...[...new Set(uses.map(({ name }) => name))]
      .filter((name) => !rows.some(({ names }) => names.includes(name)))
      .map((name) => ({
        at: page,
        says: `${name} has no row. Add: | \`${name}\` | ${placesOf(name, uses)} | why | licence |`,
      })),
    ...rows.flatMap((row) => checkRow(root, row, uses)),
    ...checkLockfile(root),
  ];
}

function checkRow(root: string, { names, where, why, licence, at }: Row, uses: readonly Use[]): Failure[] {
  const failures: Failure[] = [];
  if (why === '')
    failures.push({ at, says: `${names.join(', ')} has no reason. Say in a few words what it does for us.` });
  for (const name of names) {
    const places = placesOf(name, uses);
    if (places === '') failures.push({ at, says: `No package.json declares ${name}. Delete the row.` });
    else if (places !== where)
      failures.push({ at, says: `${name} is declared in ${places}, the row says ${where}.` });
    const installed = licenceOf(root, name);
    if (installed !== undefined && installed !== licence) {
      failures.push({ at, says: `${name} is under ${installed}, the row says ${licence}.` });
    }
  }
  return failures;
}

function readUses(root: string): Use[] {
  const workspaces = readWorkspaces(root);
  const ours = new Set(workspaces.map(({ name }) => name));
  return workspaces.flatMap(({ folder }) => {
    const { dependencies, devDependencies, optionalDependencies } = readManifest(root, folder);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !ours.has(name))
      .map(([name, version]) => ({ name, version, folder: folder || 'root' }));
  });
}

const placesOf = (name: string, uses: readonly Use[]) =>
  uses
    .filter((use) => use.name === name)
    .map(({ folder }) => folder)
    .toSorted()
    .join(', ');

/** Rows of every table whose first cell holds names in `code`. */
function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [first = '', where = '', why = '', licence = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const names = [...first.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    return names.length === 0 ? [] : [{ names, where, why, licence, at: `${page}:${index + 1}` }];
  });
}

function licenceOf(root: string, name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field is only compared with text
  return (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license;
}
