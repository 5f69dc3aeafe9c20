import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildGraph } from '../import-graph/build-graph.ts';
import { namespacesOf } from './namespaces-of.ts';

type Chunk = {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
};
type Manifest = Record<string, Chunk>;

export type ScriptSizes = {
  /** What the browser loads before the sign-in page stands: its script, and all with page and styles. */
  signInScript: number;
  signInWhole: number;
  /** Of each further page or later part, what it adds to the script that every page has. */
  parts: { name: string; bytes: number; isPage: boolean }[];
};

const web = 'apps/web';
const signIn = 'src/app/pages/login-page.tsx';

/** Bytes after gzip, from what Vite wrote into apps/web/dist. Messages count in the language that has the most. */
export function measureScripts(root: string): ScriptSizes {
  const dist = join(root, web, 'dist');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own file, and the build writes it anew
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const bytesOf = sizesIn(dist);
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytesOf(file), 0);

  const { edges } = buildGraph(root);
  const messagesOf = (source: string) => namespacesOf(root, `${web}/${source}`, edges);
  const messageBytes = (namespaces: Iterable<string>) =>
    [...namespaces].reduce((total, namespace) => total + largestMessages(manifest, namespace, bytesOf), 0);

  const entry = scriptsFrom(manifest, 'index.html');
  const entryMessages = messagesOf('src/main.tsx');
  const added = (key: string) => {
    const scripts = [...scriptsFrom(manifest, key)].filter((file) => !entry.has(file));
    const namespaces = [...messagesOf(key)].filter((namespace) => !entryMessages.has(namespace));
    return sum(scripts) + messageBytes(namespaces);
  };
  const signInScript = sum(entry) + messageBytes(entryMessages) + added(signIn);
  const styles = new Set([...stylesFrom(manifest, 'index.html'), ...stylesFrom(manifest, signIn)]);
  const parts = Object.entries(manifest)
    .filter(
      ([key, { isDynamicEntry }]) => isDynamicEntry === true && key !== signIn && !key.includes('/messages/'),
    )
    .map(([key]) => ({
      name: key.replace(/^(\.\.\/)+/, ''),
      bytes: added(key),
      isPage: key.includes('/pages/'),
    }));
  return {
    signInScript,
    signInWhole: signInScript + sum(styles) + bytesOf('index.html'),
    parts: parts.toSorted((a, b) => Number(b.isPage) - Number(a.isPage) || b.bytes - a.bytes),
  };
}

function sizesIn(dist: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    known.set(file, bytes);
    return bytes;
  };
}

function chunksFrom(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksFrom(manifest, next, seen);
  return seen;
}

const scriptsFrom = (manifest: Manifest, key: string) =>
  new Set([...chunksFrom(manifest, key)].flatMap((chunk) => manifest[chunk]?.file ?? []));

const stylesFrom = (manifest: Manifest, key: string) =>
  [...chunksFrom(manifest, key)].flatMap((chunk) => manifest[chunk]?.css ?? []);

function largestMessages(manifest: Manifest, namespace: string, bytesOf: (file: string) => number): number {
  const sizes = Object.entries(manifest)
    .filter(([key]) => key.endsWith(`/${namespace}.json`))
    .map(([, { file }]) => bytesOf(file));
  return Math.max(0, ...sizes);
}
