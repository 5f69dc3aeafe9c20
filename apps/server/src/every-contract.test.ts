import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CallShape } from '@tapwright/contracts/call';
import { expect, test } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

const folder = fileURLToPath(new URL('../../../packages/contracts/src/', import.meta.url));

const isCall = (given: unknown): given is CallShape =>
  typeof given === 'object' && given !== null && 'path' in given && 'access' in given && 'answer' in given;

/** What every module of the contracts gives out and is a call. */
async function listContracts(): Promise<CallShape[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (name): Promise<Record<string, unknown>> => import(`${folder}${name}`)),
  );
  return [...new Set(modules.flatMap((each) => Object.values(each)).filter(isCall))];
}

test('every contract is mounted, and nothing is mounted without one', async () => {
  const { app } = await startTestApp();
  const contracts = await listContracts();
  expect(contracts.length).toBeGreaterThan(250);
  const nameOf = ({ method, path }: CallShape) => `${method} ${path}`;
  const names = contracts.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  const mounted = new Set(app.host.calls);
  expect(contracts.filter((call) => !mounted.has(call)).map(nameOf)).toEqual([]);
  const known = new Set(contracts);
  expect(app.host.calls.filter((call) => !known.has(call)).map(nameOf)).toEqual([]);
});

/** Neither calls nor pages of the console; each says for itself who may. */
const besideCalls = [
  'GET /alipay/return',
  'GET /docs',
  'GET /file/:name',
  'GET /healthz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /readyz',
  'POST /alipay/notice',
  'POST /stripe/webhook',
];

/** What the router prints as a tree, with the rest of a path behind its beginning. */
function listRoutes(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const {
      indent = '',
      part = '',
      methods,
    } = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>.*)\))?$/.exec(line)?.groups ?? {};
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part);
    return methods?.split(', ').map((method) => `${method} ${parts.join('')}`) ?? [];
  });
}

test('beside the calls there are these routes alone', async () => {
  const { app } = await startTestApp();
  const calls = new Set(app.host.calls.map(({ method, path }) => `${method} ${path}`));
  const routes = listRoutes(app.http.printRoutes({ commonPrefix: false }));
  expect([...calls].filter((call) => !routes.includes(call))).toEqual([]);
  const others = routes.filter((route) => !calls.has(route) && !route.startsWith('HEAD '));
  // A played payment provider asks for its key or for a signature at each.
  expect(
    others
      .filter((route) => !/ \/(?:v1|stand-in)\//.test(route))
      .toSorted((one, next) => one.localeCompare(next)),
  ).toEqual(besideCalls);
});
