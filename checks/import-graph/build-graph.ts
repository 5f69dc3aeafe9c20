import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSource, listFiles } from '../list-files.ts';
import { readImports } from './read-imports.ts';
import type { Import } from './read-imports.ts';
import { readWorkspaces } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

export type Edge = Import & {
  from: string;
  /** The file of ours that is meant, or undefined for a package from npm or a module of Node. */
  to: string | undefined;
  /** The package's name, also for one of ours; undefined for a relative import. */
  packageName: string | undefined;
};

export type ImportGraph = { workspaces: Workspace[]; edges: Edge[] };

export function buildGraph(root: string): ImportGraph {
  const workspaces = readWorkspaces(root);
  const edges = listFiles(root)
    .filter((path) => isSource(path))
    .flatMap((from) =>
      readImports(from, readFileSync(join(root, from), 'utf8')).map((found) => {
        const specifier = found.specifier.replace(/\?.*$/, '');
        return { ...found, specifier, from, ...resolve(from, specifier, workspaces) };
      }),
    );
  return { workspaces, edges };
}

function resolve(
  from: string,
  specifier: string,
  workspaces: readonly Workspace[],
): Pick<Edge, 'to' | 'packageName'> {
  if (specifier.startsWith('.')) {
    return { to: posix.join(posix.dirname(from), specifier), packageName: undefined };
  }
  const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const workspace = workspaces.find(({ name }) => name === packageName);
  if (workspace === undefined) return { to: undefined, packageName };
  const subpath = `.${specifier.slice(packageName.length)}`;
  return { to: exportedFile(workspace, subpath) ?? workspace.folder, packageName };
}

/** As Node does it: of the patterns that match, the one with the longest beginning. */
function exportedFile({ folder, exports }: Workspace, subpath: string): string | undefined {
  const patterns = Object.entries(exports).toSorted(([a], [b]) => b.length - a.length);
  for (const [pattern, target] of patterns) {
    const [head = '', tail = ''] = pattern.split('*');
    const matches = pattern.includes('*')
      ? subpath.startsWith(head) && subpath.endsWith(tail) && subpath.length > head.length + tail.length
      : subpath === pattern;
    if (!matches) continue;
    const middle = subpath.slice(head.length, subpath.length - tail.length);
    return posix.join(folder, target.replace('*', middle));
  }
  return undefined;
}
