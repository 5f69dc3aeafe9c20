import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
};

export const entry = 'index.html';

/** What Vite built: which chunk brings which others at once, which ones later, and how large they are after gzip. */
export type BuiltWeb = {
  /** Chunks that load only when the code gets there. */
  lazyChunks: string[];
  /** The scripts that load together with a chunk. */
  scriptsOf: (chunk: string) => Set<string>;
  /** Those that are there already, whichever way led to the chunk. */
  scriptsBefore: (chunk: string) => Set<string>;
  stylesOf: (chunk: string) => Set<string>;
  /** Scripts that the page itself names and Vite leaves as they are. */
  scriptsBesides: Set<string>;
  /** Of the same messages in five languages, the largest. */
  messageBytes: (namespace: string) => number;
  bytesOf: (file: string) => number;
};

export function readBuiltWeb(dist: string): BuiltWeb {
  const source = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own file, and the build writes it anew
  const chunks = new Map(Object.entries(JSON.parse(source) as Record<string, Chunk>));
  const together = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of chunks.get(key)?.imports ?? []) together(next, seen);
    return seen;
  };
  const scriptsOf = (key: string) =>
    new Set([...together(key)].flatMap((name) => chunks.get(name)?.file ?? []));

  const scriptsBefore = (key: string, way: readonly string[] = []): Set<string> => {
    const parents = [...chunks].filter(([, { dynamicImports }]) => dynamicImports?.includes(key));
    const ways = parents
      .filter(([parent]) => !way.includes(parent))
      .map(([parent]) =>
        scriptsOf(parent).union(parent === entry ? new Set<string>() : scriptsBefore(parent, [...way, key])),
      );
    const always = ways.reduce(
      (common, scripts) => common.intersection(scripts),
      ways[0] ?? new Set<string>(),
    );
    return always.union(scriptsOf(entry));
  };

  const sizes = new Map<string, number>();
  const bytesOf = (file: string) => {
    const bytes = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    sizes.set(file, bytes);
    return bytes;
  };
  const page = readFileSync(join(dist, entry), 'utf8');
  return {
    scriptsBesides: new Set([...page.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file)),
    lazyChunks: [...chunks].filter(([, { isDynamicEntry }]) => isDynamicEntry === true).map(([key]) => key),
    scriptsOf,
    scriptsBefore,
    stylesOf: (key) => new Set([...together(key)].flatMap((name) => chunks.get(name)?.css ?? [])),
    messageBytes: (namespace) =>
      Math.max(
        0,
        ...[...chunks]
          .filter(([key]) => key.endsWith(`/${namespace}.json`))
          .map(([, { file }]) => bytesOf(file)),
      ),
    bytesOf,
  };
}
