import { join } from 'node:path';

type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { getModuleInfo: (id: string) => Module | null };

const here = (path: string) => join(import.meta.dirname, path);

const start = here('index.html');
const signIn = here('src/app/pages/public/login-page.tsx');
const frame = here('src/app/shell/frame.tsx');
/** Where pages are named: outside the frame, around all of them, and in it. */
const [publicRoutes, root, framedRoutes] = [
  here('src/app/public-routes.ts'),
  here('src/app/root.tsx'),
  here('src/app/routes-table.ts'),
];
const lists = [
  'overview',
  'series-overview',
  'group-overview',
  'keyword-overview',
  'search-term-overview',
  'negative-overview',
].map((name) => here(`src/app/pages/reports/${name}-page.tsx`));

const names = ['start', 'sign-in', 'public', 'frame', 'shared', 'lists'] as const;
type Name = (typeof names)[number];

/**
 * Files that several pages need together. A file for each set of pages that have a module in common would be some ninety
 * for a list of ads, most of them smaller than the request for them.
 */
export function groupScripts() {
  let groups: ReadonlyMap<string, Name> | undefined;
  // What a module needs comes with it, unless a group before it has that.
  return names.map((name) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      groups ??= readGroups(graph);
      return groups.get(id) === name ? name : null;
    },
  }));
}

function readGroups(graph: Graph): ReadonlyMap<string, Name> {
  const pagesOf = (routes: string) => graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const reach = (...roots: readonly string[]) => reachOf(graph, roots);
  const ofFrame = reach(frame);
  const ofLists = sharedBy(lists.map((list) => reach(list)));
  const ofPublic = reach(...pagesOf(publicRoutes), ...pagesOf(root));
  const others = pagesOf(framedRoutes).filter((page) => !lists.includes(page));
  const ofOthers = new Set(sharedBy(others.map((page) => reach(page))));
  const groups: Record<Name, Iterable<string>> = {
    start: reach(start),
    'sign-in': reach(signIn),
    public: [...ofFrame, ...ofLists].filter((id) => ofPublic.has(id)),
    frame: ofFrame,
    shared: ofLists.filter((id) => ofOthers.has(id)),
    lists: ofLists,
  };
  // The first that has a module keeps it.
  const found = names.toReversed().flatMap((name) => [...groups[name]].map((id) => [id, name] as const));
  const byModule = new Map(found);
  // What is loaded by its name stays what it is.
  for (const id of [signIn, frame]) byModule.delete(id);
  return byModule;
}

/** Each of its modules names all icons, whichever are used. */
const ofIcons = /node_modules\/@tabler\//;

function reachOf(graph: Graph, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (!ofIcons.test(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

function sharedBy(reaches: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const reach of reaches) for (const id of reach) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([id]) => id);
}
