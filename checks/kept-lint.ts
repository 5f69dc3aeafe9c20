import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildGraph } from './import-graph/build-graph.ts';
import { isSource, listFiles } from './list-files.ts';

/** By path, of what it and all that it imports were made when nothing was to mend in it. */
type Kept = Readonly<Record<string, string>>;

export type KeptLint = {
  /** Files in which something may be to mend by now. */
  readonly stale: readonly string[];
  /** Once they have been looked at; of those named something was said. */
  readonly keep: (named: ReadonlySet<string>) => void;
};

/**
 * What a rule says of a file follows from the file, from what it imports, and from what all files share. As long as none
 * of that changes, a file in which nothing was to mend need not be looked at again.
 */
export function openKeptLint(root: string): KeptLint {
  const path = join(root, 'test-results/kept-lint.json');
  const known = readKept(path);
  const keys = keysOf(root);
  const stale = Object.keys(keys).filter((file) => known[file] !== keys[file]);
  const keep = (named: ReadonlySet<string>) => {
    const clean = Object.entries(keys).filter(([file]) => !named.has(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(Object.fromEntries(clean)));
  };
  return { stale, keep };
}

function readKept(path: string): Kept {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keep` writes it
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return {};
  }
}

const isLinted = /\.[cm]?[jt]sx?$/;

/** Rules, types of packages, and types that a file has without importing them. */
const isShared = (path: string, text: () => string) =>
  /(^|\/)(\.oxlintrc|tsconfig[^/]*|package|package-lock)\.json$/.test(path) ||
  path.startsWith('checks/lint-rules/') ||
  path.endsWith('.d.ts') ||
  (isSource(path) && /^declare (module|global)\b/m.test(text()));

function keysOf(root: string): Record<string, string> {
  const files = listFiles(root);
  const contents = new Map(files.map((path) => [path, readFileSync(join(root, path))]));
  const digests = new Map([...contents].map(([path, content]) => [path, digestOf(content)]));
  const shared = files.filter((path) => isShared(path, () => contents.get(path)?.toString() ?? ''));
  const sharedKey = digestOf(shared.map((path) => `${path} ${digests.get(path) ?? ''}`).join('\n'));
  const imports = new Map<string, string[]>();
  for (const { from, to } of buildGraph(root).edges)
    if (to !== undefined) imports.set(from, [...(imports.get(from) ?? []), to]);
  const looked = files.filter((path) => isLinted.test(path) && !path.includes('.generated.'));
  return Object.fromEntries(
    looked.map((path) => {
      const made = reachedFrom(path, imports).map((each) => `${each} ${digests.get(each) ?? ''}`);
      return [path, digestOf([sharedKey, ...made].join('\n'))];
    }),
  );
}

/** A file, and all that it imports, near or far. */
function reachedFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set([path]);
  for (const each of reached) for (const to of imports.get(each) ?? []) reached.add(to);
  return [...reached].toSorted();
}

const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64').slice(0, 22);
