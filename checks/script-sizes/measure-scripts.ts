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
const signIn = 'src/app/pages/login-page.tsx';

/** Bytes after gzip, from what Vite wrote into apps/web/dist. Messages count in the language that has the most. */
export function measureScripts(root: string): ScriptSizes {
  const built = readBuiltWeb(join(root, web, 'dist'));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + built.bytesOf(file), 0);
  const { edges } = buildGraph(root);
  const messagesOf = (source: string) => namespacesOf(root, `${web}/${source}`, edges);
  const messages = (namespaces: Iterable<string>) =>
    [...namespaces].reduce((total, namespace) => total + built.messageBytes(namespace), 0);

  const firstMessages = messagesOf('src/main.tsx');
  const added = (chunk: string) =>
    sum(built.scriptsOf(chunk).difference(built.scriptsBefore(chunk))) +
    messages(messagesOf(chunk).difference(firstMessages));
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
