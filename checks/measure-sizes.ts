import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, workspaceOf } from './import-graph/workspaces.ts';
import { isSource, isTest, listFiles } from './list-files.ts';

type FileSize = { path: string; lines: number };
type SizeRow = {
  name: string;
  files: number;
  lines: number;
  median: number;
  p90: number;
  largest: FileSize;
  /** Lines of tests for each line of source. */
  testRatio: number;
};
export type Sizes = { rows: SizeRow[]; whole: SizeRow; files: FileSize[] };

const isCounted = (path: string) =>
  (isSource(path) || path.endsWith('.css')) && !path.includes('.generated.') && !path.endsWith('.d.ts');

export function measureSizes(root: string): Sizes {
  const workspaces = readWorkspaces(root);
  const files = listFiles(root)
    .filter((path) => isCounted(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));
  const rows = workspaces
    .map(({ folder }) => {
      const inside = files.filter(({ path }) => (workspaceOf(path, workspaces)?.folder ?? '') === folder);
      return summarise(folder || 'scripts, root', inside);
    })
    .filter(({ files: count }) => count > 0);
  return { rows, whole: summarise('all', files), files };
}

function summarise(name: string, files: readonly FileSize[]): SizeRow {
  const tests = files.filter(({ path }) => isTest(path));
  const source = files.filter(({ path }) => !isTest(path) && isSource(path));
  const sorted = source.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.lines ?? 0;
  const lines = sumOf(source);
  return {
    name,
    files: source.length,
    lines,
    median: at(0.5),
    p90: at(0.9),
    largest: sorted.at(-1) ?? { path: '', lines: 0 },
    testRatio: lines === 0 ? 0 : sumOf(tests) / lines,
  };
}

const sumOf = (files: readonly FileSize[]) => files.reduce((sum, { lines }) => sum + lines, 0);
