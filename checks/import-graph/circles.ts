import type { Failure } from '../failure.ts';
import type { Edge } from './build-graph.ts';
import { featureOf } from './server-rules.ts';

export function checkCircles(edges: readonly Edge[]): Failure[] {
  const files = new Map<string, Set<string>>();
  const features = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (to === undefined) continue;
    addTo(files, from, to);
    const [home, target] = [featureOf(from), featureOf(to)];
    if (home !== undefined && target !== undefined && home !== target) addTo(features, home, target);
  }
  return [
    ...findCircles(files).map((circle) => ({
      at: circle[0] ?? '',
      says: `These files import each other in a circle: ${circle.join(' → ')}. Move what they share into a file of its own.`,
    })),
    ...findCircles(features).map((circle) => ({
      at: `apps/server/src/features/${circle[0]}`,
      says: `These features know each other in a circle: ${circle.join(' → ')}. Let one of them publish an event instead.`,
    })),
  ];
}

function addTo(graph: Map<string, Set<string>>, from: string, to: string): void {
  const targets = graph.get(from) ?? new Set();
  graph.set(from, targets.add(to));
}

/** For each edge that closes a circle, the names along it, the first again at the end. */
function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (node: string) => {
    if (finished.has(node)) return;
    const seenAt = path.indexOf(node);
    if (seenAt >= 0) {
      circles.push([...path.slice(seenAt), node]);
      return;
    }
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}
