import type { Failure } from '../failure.ts';
import { buildGraph } from './build-graph.ts';
import { checkCircles } from './circles.ts';
import { checkPackages } from './package-rules.ts';
import { checkSandbox } from './sandbox-rules.ts';
import { checkServer } from './server-rules.ts';
import { checkWeb } from './web-rules.ts';

/** Reads every import of the tree and holds it against the plan of the rooms. Type-only imports count. */
export function checkImportGraph(root: string): Failure[] {
  const graph = buildGraph(root);
  return [
    ...checkPackages(graph),
    ...checkServer(graph.edges),
    ...checkWeb(graph.edges),
    ...checkSandbox(graph.edges),
    ...checkCircles(graph.edges),
  ];
}
