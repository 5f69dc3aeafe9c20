import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Failure } from './failure.ts';
import { readManifest, readWorkspaces } from './import-graph/workspaces.ts';

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Entry = Partial<Record<(typeof sections)[number], Record<string, string>>>;
type Lock = { packages: Record<string, Entry> };

/** What npm would refuse on a fresh clone: it installs from the lockfile only what the lockfile tells in full. */
export function checkLockfile(root: string): Failure[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm wrote the file; only its sections are read
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return [...findStale(root, packages), ...findIncomplete(packages)];
}

function findStale(root: string, packages: Lock['packages']): Failure[] {
  return readWorkspaces(root)
    .filter(({ folder }) => {
      const [declared, locked] = [readManifest(root, folder), packages[folder] ?? {}];
      return sections.some((section) => !isDeepStrictEqual(declared[section] ?? {}, locked[section] ?? {}));
    })
    .map(({ folder }) => ({
      at: join(folder, 'package.json'),
      says: 'package-lock.json says something else. Run npm install, and commit both.',
    }));
}

/** Programs for other platforms are missing when the registry did not have them at the time of the install. */
function findIncomplete(packages: Lock['packages']): Failure[] {
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !present.has(name));
    if (missing.length === 0) return [];
    const name = path.split('node_modules/').at(-1);
    return [
      {
        at: 'package-lock.json',
        says: `${name} needs ${missing.join(', ')} on other machines. Take a version of it that is published for all of them.`,
      },
    ];
  });
}
