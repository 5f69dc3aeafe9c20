import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGraph } from '../import-graph/build-graph.ts';
import { entry, readBuiltWeb } from './built-web.ts';
import { namespacesOf } from './namespaces-of.ts';

export type ScriptSizes = {
  /** What the browser loads before the sign-in page stands: its script, and all with page and styles. */
  signInScript: number;
  signInWhole: number;
  /** Of each further page or later part, what it adds to what is there already. */
  parts: { name: string; bytes: number }[];
};

const web = 'apps/web';
const signIn = 'src/app/pages/public/login-page.tsx';
const frame = 'src/app/shell/frame.tsx';
const routes = 'src/app/routes-table.ts';

/** Bytes after gzip, from what Vite wrote into apps/web/dist. Messages count in the language that has the most. */
export function measureScripts(root: string): ScriptSizes {
  const built = readBuiltWeb(join(root, web, 'dist'));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + built.bytesOf(file), 0);
  const { edges } = buildGraph(root);
  const messagesOf = (source: string) => namespacesOf(root, `${web}/${source}`, edges);
  const messages = (namespaces: Iterable<string>) =>
    [...namespaces].reduce((total, namespace) => total + built.messageBytes(namespace), 0);

  const firstMessages = messagesOf('src/main.tsx');
  const framed = listFramedPages(join(root, web, routes));
  const added = (chunk: string) => {
    const around = framed.has(chunk) ? [frame] : [];
    const before = around.reduce(
      (scripts, one) => scripts.union(built.scriptsOf(one)),
      built.scriptsBefore(chunk),
    );
    const heard = around.reduce((names, one) => names.union(messagesOf(one)), firstMessages);
    return sum(built.scriptsOf(chunk).difference(before)) + messages(messagesOf(chunk).difference(heard));
  };
  const signInScript =
    sum(built.scriptsOf(entry).union(built.scriptsBesides)) + messages(firstMessages) + added(signIn);
  const parts = built.lazyChunks
    .filter((chunk) => chunk !== signIn && !chunk.includes('/messages/'))
    .map((chunk) => ({ name: chunk.replace(/^(\.\.\/)+/, ''), bytes: added(chunk) }));
  return {
    signInScript,
    signInWhole:
      signInScript + sum(built.stylesOf(entry).union(built.stylesOf(signIn))) + built.bytesOf(entry),
    parts: parts.toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** Pages that stand in the frame never come without it; the frame is measured by itself. */
function listFramedPages(routesFile: string): Set<string> {
  const source = existsSync(routesFile) ? readFileSync(routesFile, 'utf8') : '';
  const framed = source
    .split('createRoute(')
    .filter((route) => route.includes('getParentRoute: () => framed'));
  return new Set(
    framed.flatMap((route) =>
      [...route.matchAll(/import\('\.\/(pages\/[^']+)'\)/g)].map(([, page]) => `src/app/${page}`),
    ),
  );
}
