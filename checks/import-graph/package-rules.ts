import { isBuiltin } from 'node:module';
import type { Failure } from '../failure.ts';
import { isTest } from '../list-files.ts';
import type { Edge, ImportGraph } from './build-graph.ts';
import { workspaceOf } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

/** Who may know whom: docs/architecture.md tells why. */
const plan: Record<string, readonly string[]> = {
  'apps/server': ['packages/domain', 'packages/contracts', 'packages/apple-ads', 'packages/i18n'],
  'apps/web': ['packages/domain', 'packages/contracts', 'packages/ui', 'packages/i18n'],
  'apps/sandbox': ['packages/apple-ads', 'packages/apple-ads-v5'],
  'packages/contracts': ['packages/domain'],
  'packages/domain': [],
  'packages/apple-ads': [],
  'packages/apple-ads-v5': ['packages/apple-ads'],
  'packages/i18n': [],
  'packages/ui': [],
  checks: ['packages/i18n'],
  e2e: ['packages/domain', 'packages/contracts', 'packages/i18n'],
  bench: [
    'packages/domain',
    'packages/contracts',
    'packages/i18n',
    'packages/apple-ads',
    'apps/server',
    'apps/sandbox',
  ],
};

const isTool = (path: string) =>
  isTest(path) || path.endsWith('.config.ts') || /^(checks|e2e|bench)\//.test(path);

export function checkPackages(graph: ImportGraph): Failure[] {
  return [
    ...graph.workspaces.flatMap((workspace) => checkManifest(workspace, graph)),
    ...graph.edges.flatMap((edge) => {
      const says = edge.packageName === undefined ? checkRelative(edge, graph) : checkPackage(edge, graph);
      return says === undefined ? [] : [{ at: `${edge.from}:${edge.line}`, says }];
    }),
  ];
}

function checkManifest({ folder, declared }: Workspace, { workspaces }: ImportGraph): Failure[] {
  if (folder === '') return [];
  const allowed = plan[folder];
  const at = `${folder}/package.json`;
  if (allowed === undefined) {
    return [
      {
        at,
        says: 'A workspace without a place in the plan. Say in checks/import-graph/package-rules.ts whom it may know.',
      },
    ];
  }
  return workspaces
    .filter((other) => declared.has(other.name) && !allowed.includes(other.folder))
    .map((other) => ({ at, says: `Declares ${other.name}, ${refusalOf(folder, allowed)}` }));
}

function checkRelative({ from, to }: Edge, { workspaces }: ImportGraph): string | undefined {
  if (to === undefined) return undefined;
  const home = workspaceOf(from, workspaces);
  const target = workspaceOf(to, workspaces);
  if (home === target || target === undefined) return undefined;
  return `Reaches into ${target.folder || 'the root'} by a relative path. Import ${target.name} by its name and declare it.`;
}

function checkPackage({ from, packageName = '', specifier }: Edge, graph: ImportGraph): string | undefined {
  if (isBuiltin(specifier)) {
    return specifier.startsWith('node:') ? undefined : `Write node:${specifier} for a module of Node.`;
  }
  const home = workspaceOf(from, graph.workspaces);
  if (home === undefined) return undefined;
  const target = graph.workspaces.find(({ name }) => name === packageName);
  const allowed = plan[home.folder] ?? [];
  if (target !== undefined && target !== home && !allowed.includes(target.folder)) {
    return `Imports ${packageName}, ${refusalOf(home.folder || 'the root', allowed)}`;
  }
  if (home.folder === '' && /^scripts\/[^/]+\.mjs$/.test(from)) {
    return `Imports ${packageName}, but an entry script runs before anything is installed. Use modules of Node only.`;
  }
  if (home.declared.has(packageName) || target === home) return undefined;
  const [root] = graph.workspaces;
  if (isTool(from) && root?.declared.has(packageName)) return undefined;
  return `Imports ${packageName}, which ${home.folder}/package.json does not declare. Declare it there, with a row in docs/dependencies.md.`;
}

function refusalOf(folder: string, allowed: readonly string[]): string {
  if (allowed.length === 0) {
    return `but ${folder} may know nothing of ours. Move what both need into ${folder}, or pass it in as an argument.`;
  }
  const names = allowed.map((path) => path.replace('packages/', '')).join(', ');
  return `but ${folder} may know ${names} only. Move what both need into one of these, or pass it in as an argument.`;
}
