import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '../import-graph/build-graph.ts';

/** The messages that a source file and all it imports at once ask for: useTranslation('teams'), namespaces: ['frame']. */
export function namespacesOf(root: string, start: string, edges: readonly Edge[]): Set<string> {
  const files = new Set<string>();
  const walk = (file: string) => {
    if (files.has(file) || !/^(apps\/web|packages)\/.*\.tsx?$/.test(file)) return;
    files.add(file);
    for (const edge of edges)
      if (edge.from === file && edge.to !== undefined && !edge.isLazy && !edge.isType) walk(edge.to);
  };
  walk(start);
  return new Set([...files].flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8'))));
}

function namedIn(source: string): string[] {
  const lists = source.matchAll(/(?:useTranslation\(|\bnamespaces:)\s*(\[[^\]]*\]|'[^']*')/g);
  return [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name));
}
