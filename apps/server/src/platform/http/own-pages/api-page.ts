import { createHash } from 'node:crypto';
import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHost } from '../call-host.ts';
import { describeCalls, jsonSchemaOf, refusalsOf } from './openapi.ts';
import { createKeptText } from '../answers/shape-answer.ts';
import { pageHeaders } from '../answers/security-headers.ts';

/**
 * `/openapi.json` for tools and `/docs` for reading: from the very calls that were mounted. Each is written once, since
 * that takes as long as hundreds of calls, and counts as a stranger's call.
 */
export function mountApiPage({ http, calls, deps, limits }: CallHost, version: string): void {
  const { publicUrl } = deps.settings;
  const admit = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) =>
    done(limits.findStrangerRefusal(request.ip));
  const description = createKeptText(() => JSON.stringify(describeCalls(calls, publicUrl, version)));
  const page = createKeptText(() => writePage(calls, version));
  http.get('/openapi.json', { onRequest: admit }, (request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return description(request, reply);
  });
  http.get('/docs', { onRequest: admit }, (request, reply) => {
    reply.headers(pageHeaders(publicUrl, styleHash));
    return page(request, reply);
  });
}

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  code, pre { font: 13px/1.5 ui-monospace, monospace }
  summary { cursor: pointer; padding: .25rem 0 }
  pre { overflow: auto; padding: .75rem; border: 1px solid #8884; border-radius: 6px }`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function writePage(calls: readonly CallShape[], version: string): string {
  const groups = Map.groupBy(calls, ({ path }) => path.split('/')[1] ?? '');
  const sections = [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, members]) => `<h2>${escape(name)}</h2>${members.map(writeCall).join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tapwright API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body>
<h1>Tapwright API ${escape(version)}</h1>
<p>JSON in, <code>{ code, data, message }</code> out; code ${codes.success} is success. A token travels in the header
<code>Authorization</code>. For tools: <a href="/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`;
}

function writeCall(call: CallShape): string {
  const { method, path, summary, access } = call;
  const may = access.to === 'team' ? `team, ${access.may}` : access.to;
  const refusals = refusalsOf(call).map((name) => `${codes[name]} ${name}`);
  return `<details><summary><code>${method} ${escape(path)}</code> ${escape(summary)}</summary>
<p>For: ${escape(may)}. Refusals: ${refusals.join(', ')}.</p>
${writeSchema('Query', call.query, 'input')}${writeSchema('Body', call.body, 'input')}${writeSchema('Data', call.answer, 'output')}</details>`;
}

function writeSchema(title: string, schema: CallShape['query'], io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  return `<p>${title}</p><pre>${escape(JSON.stringify(jsonSchemaOf(schema, io), null, 2))}</pre>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
