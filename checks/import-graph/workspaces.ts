import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Workspace = {
  /** Below the root, '' for the root itself. */
  folder: string;
  name: string;
  exports: Record<string, string>;
  /** Names of every section of package.json. */
  declared: Set<string>;
};

export function readWorkspaces(root: string): Workspace[] {
  const top = readWorkspace(root, '');
  const patterns = readManifest(root, '').workspaces ?? [];
  const folders = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((path) => dirname(path).replaceAll('\\', '/'));
  return [top, ...folders.toSorted().map((folder) => readWorkspace(root, folder))];
}

function readWorkspace(root: string, folder: string): Workspace {
  const { name, exports, dependencies, devDependencies, optionalDependencies } = readManifest(root, folder);
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }));
  return { folder, name, exports: exports ?? {}, declared };
}

export function readManifest(root: string, folder: string): Manifest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm has read the same file before us and refuses what has another shape
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

export function workspaceOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  const inside = workspaces.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  return inside ?? workspaces.find(({ folder }) => folder === '');
}
