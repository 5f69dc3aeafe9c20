import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { AnyJson } from './testing/start-sandbox.ts';
import { signInWith } from './testing/oauth-sign-in.ts';

const build = new URL('../package/build.ts', import.meta.url).pathname;
const maxBytes = 3 * 1024 * 1024;

let home: string;
let dist: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'sandbox-package-'));
  dist = join(home, 'dist');
  execFileSync(process.execPath, [build, dist], { stdio: 'inherit' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The machine's own Node as well, which may be as old as the package allows. */
function listNodes(): string[] {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const own = path
    .map((folder) => join(folder, 'node'))
    .find((file) => statSync(file, { throwIfNoEntry: false }));
  return own === undefined ? [process.execPath] : [process.execPath, own];
}

async function lineOf(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new TypeError('a child with a pipe has an output');
  return String(await once(stdout, 'data'));
}

it('is plain JavaScript of at most 3 MB without dependencies, with licences, types and a page', () => {
  const files = readdirSync(dist);
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual(['index.d.ts']);
  expect(files).toEqual(
    expect.arrayContaining([
      'main.js',
      'index.js',
      'page.html',
      'README.md',
      'LICENSE',
      'THIRD-PARTY-LICENSES',
    ]),
  );
  expect(readFileSync(join(dist, 'THIRD-PARTY-LICENSES'), 'utf8')).toMatch(/^fastify .*\(MIT\)$/m);
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(bytes).toBeLessThan(maxBytes);
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
});

it.each(listNodes())('runs on %s from an empty folder, as a program and in process', async (node) => {
  const folder = mkdtempSync(join(home, 'empty-'));
  const run = (...args: string[]) => execFileSync(node, args, { cwd: folder, encoding: 'utf8', env: {} });
  const main = join(dist, 'main.js');
  expect(run(main, '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run(main, '--help')).toMatch(/--credentials <file>/);

  const args = [main, '--port', '0', '--clock', '2026-11-20T12:00:00Z', '--credentials', 'user.json'];
  const child = spawn(node, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = /http:\/\/[\d.:]+/.exec(await lineOf(child))?.[0] ?? '';
  const user = JSON.parse(readFileSync(join(folder, 'user.json'), 'utf8'));
  const token = await signInWith(origin, user, new Date('2026-11-20T12:00:01Z'));
  const headers = {
    authorization: `Bearer ${token}`,
    'x-ap-context': `adAccountId=${user.adAccountIds[0]}`,
    'content-type': 'application/json',
  };
  const campaigns = await fetch(`${origin}/v1/campaigns/query`, { method: 'POST', headers, body: '{}' });
  expect(campaigns.status).toBe(200);
  const [{ name }, { id }] = ((await campaigns.json()) as AnyJson).result;
  const renamed = { method: 'PUT', headers, body: JSON.stringify({ name }) };
  expect((await fetch(`${origin}/v1/campaigns/${id}`, renamed)).status).toBe(400);
  const journal = (await (await fetch(`${origin}/sandbox/requests?latest=1`)).json()) as AnyJson;
  expect(journal.requests[0].refusal.rule, 'its name in the sources').toBe('checkName');
  expect(await (await fetch(`${origin}/sandbox`)).text()).toContain('Apple Ads sandbox');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const script = join(folder, 'in-process.mjs');
  writeFileSync(
    script,
    `import { startSandbox } from ${JSON.stringify(join(dist, 'index.js'))};
     const sandbox = await startSandbox({ seed: 3, world: 'empty' });
     const { status } = await (await fetch(sandbox.origin + '/health')).json();
     await sandbox.stop();
     console.log(status);`,
  );
  expect(run(script)).toBe('ok\n');
});
